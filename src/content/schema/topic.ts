import { z } from 'zod'
import { field, oneLine } from '../../../packages/content-validation'

const topicSchema = z.strictObject({
  kind: field(
    z.enum(['category', 'tag']),
    'whether the name is a category or a tag; some words are both',
    'tag',
  ),
  name: oneLine(40, 'the category or tag, as articles write it', 'Strength Training'),
  text: oneLine(
    400,
    'two or three plain sentences: what its articles cover, and where to begin',
    'How to get stronger with few exercises. Begin with the guide for beginners.',
  ),
})

/** Introductions above each topic's article list: content/topics.json. */
export const topicsSchema = z
  .array(topicSchema)
  .meta({ title: 'Topics', description: 'the introductions on the topic pages' })

export type TopicText = z.infer<typeof topicSchema>
