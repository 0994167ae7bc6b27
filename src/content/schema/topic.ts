import { z } from 'zod'
import { field } from '../../lib/schema-field'
import { line } from './text'

const topicSchema = z.strictObject({
  kind: field(z.enum(['category', 'tag']), 'which of the two it is; some words are both', 'tag'),
  name: field(line(40), 'the category or tag, as articles write it', 'Strength Training'),
  text: field(
    line(400),
    'two or three plain sentences: what its articles are about, and where to begin',
    'How to get stronger with few exercises. Begin with the guide for beginners.',
  ),
})

/** Introductions above each topic's article list: content/topics.json. */
export const topicsSchema = z
  .array(topicSchema)
  .meta({ title: 'Topics', description: 'the introductions of the pages on each topic' })

export type TopicText = z.infer<typeof topicSchema>
