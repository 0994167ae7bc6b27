import { z } from 'zod'
import { field, oneLine, optionalField } from '../../../packages/checked-content'

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

const emergencySchema = z.strictObject({
  title: oneLine(80, 'the heading of the box: what to do', 'Get emergency care now'),
  signs: field(
    phrases(),
    'what people type, each a phrase in this order; phrases joined by " + " may appear anywhere',
    ['chest pain', 'passed out', 'pregnant + bleeding'],
  ),
  text: optionalField(
    z.array(oneLine(400)).min(1),
    'what to know, one entry per paragraph; default: `safety.emergency` in site.json',
    ['A calf that is swollen and warm needs emergency care now.'],
  ),
  pages: field(
    z.array(oneLine(200)).min(1),
    'the only articles and guides shown below it, each linked to a section: the address, #, and the id of the heading',
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
      z.array(oneLine(60)),
      'health words: a search with one lists articles and guides before plans and exercises',
      ['pregnant', 'blood pressure'],
    ),
    ordinary: optionalField(
      z.array(oneLine(60)),
      "training terms that contain a sign's words but are not signs",
      ['chest press', 'drop set'],
    ),
    emergencies: field(
      z.array(emergencySchema),
      'emergencies that need help before answers, most urgent first',
    ),
  })
  .meta({ title: 'Search', description: 'how the search understands the words people type' })

/** As in the file. */
export type WrittenSearchSettings = z.infer<typeof searchSchema>

export type Emergency = Required<WrittenSearchSettings['emergencies'][number]>

/** With a text for every emergency. */
export interface SearchSettings extends WrittenSearchSettings {
  emergencies: Emergency[]
}
