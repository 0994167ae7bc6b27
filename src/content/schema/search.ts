import { z } from 'zod'
import { field } from '../../lib/schema-field'
import { line } from './text'

const phrases = () => z.array(line(60)).min(1)

const synonymSchema = z.strictObject({
  typed: field(phrases(), 'what people type, each a word or a few that stand together', [
    'RIR',
    'reps in reserve',
  ]),
  means: field(
    z.array(line(60)),
    'the words that the site has for it; [] where it has nothing about it',
    ['repetitions in reserve'],
  ),
})

const emergencySchema = z.strictObject({
  title: field(line(80), 'what to do, as the heading of the box', 'Get emergency care now'),
  signs: field(
    phrases(),
    'what people type, each a few words that stand together in this order; with " + " between them groups of words may stand anywhere',
    ['chest pain', 'passed out', 'pregnant + bleeding'],
  ),
  text: field(
    z.array(line(400)).min(1).optional(),
    'what to know, one entry for each paragraph; without it the sentence of `safety.emergency` in site.json',
    ['A calf that is swollen and warm needs emergency care now.'],
  ),
  pages: field(
    z.array(line(200)).min(1),
    'the only articles and guides shown below it, each with its section: the address and, behind #, the id of the heading',
    ['/blog/injury-prevention-strategies-guide#when-to-see-a-doctor-and-how-fast'],
  ),
})

/** Search vocabulary: synonyms, health words, emergencies. From content/search.json. */
export const searchSchema = z
  .strictObject({
    synonyms: field(
      z.array(synonymSchema),
      'what people call things, and what the site calls them',
    ),
    health: field(
      z.array(line(60)),
      'words of health: with them, articles and guides come before plans and exercises',
      ['pregnant', 'blood pressure'],
    ),
    ordinary: field(
      z.array(line(60)).optional(),
      'words of training that hold words of a sign, and are none',
      ['chest press', 'drop set'],
    ),
    emergencies: field(
      z.array(emergencySchema),
      'what needs help before it needs an answer, the most urgent first',
    ),
  })
  .meta({ title: 'Search', description: 'what the search knows of the words that people type' })

export type SearchSettings = z.infer<typeof searchSchema>
