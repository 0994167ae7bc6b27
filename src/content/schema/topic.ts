import { z } from 'zod'
import { line } from './text'

const topicSchema = z.strictObject({
  kind: z.enum(['category', 'tag']).meta({
    description: 'which of the two it is; some words are both',
    examples: ['tag'],
  }),
  name: line(40).meta({
    description: 'the category or tag, as articles write it',
    examples: ['Strength Training'],
  }),
  text: line(400).meta({
    description: 'two or three plain sentences: what its articles are about, and where to begin',
    examples: ['How to get stronger with few exercises. Begin with the guide for beginners.'],
  }),
})

/** What stands above the articles on each topic: content/topics.json. */
export const topicsSchema = z
  .array(topicSchema)
  .meta({ title: 'Topics', description: 'the introductions of the pages on each topic' })

export type TopicText = z.infer<typeof topicSchema>
