import { z } from 'zod'
import { field, oneLine } from '../../../packages/content-validation'

const phrases = () => z.array(oneLine(60)).min(1)

const synonymSchema = z.strictObject({
  typed: field(phrases(), 'what people type, each a word or a short phrase', [
    'RIR',
    'reps in reserve',
  ]),
  means: field(
    z.array(oneLine(60)),
    'what the site calls it; [] if the site has nothing about it',
    ['repetitions in reserve'],
  ),
})

/** Search vocabulary: content/search.json. */
export const searchSchema = z
  .strictObject({
    synonyms: field(
      z.array(synonymSchema),
      'what people call things, and what the site calls them',
    ),
    health: field(
      z.array(oneLine(60)),
      'health words: a search with one lists articles and guides before plans and exercises',
      ['pregnant', 'blood pressure'],
    ),
  })
  .meta({ title: 'Search', description: 'how the search understands the words people type' })

export type SearchSettings = z.infer<typeof searchSchema>
