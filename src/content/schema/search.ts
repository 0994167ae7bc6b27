import { z } from 'zod'
import { line } from './text'

const phrases = () => z.array(line(60)).min(1)

const synonymSchema = z.strictObject({
  typed: phrases().meta({
    description: 'what people type, each a word or a few that stand together',
    examples: [['RIR', 'reps in reserve']],
  }),
  means: z.array(line(60)).meta({
    description: 'the words that the site has for it; [] where it has nothing about it',
    examples: [['repetitions in reserve']],
  }),
})

const emergencySchema = z.strictObject({
  title: line(80).meta({
    description: 'what to do, as the heading of the box',
    examples: ['Get emergency care now'],
  }),
  signs: phrases().meta({
    description: 'what people type, each a few words that a search has in any order',
    examples: [['chest pain', 'passed out']],
  }),
  text: z
    .array(line(400))
    .min(1)
    .optional()
    .meta({
      description:
        'what to know, one entry for each paragraph; without it the sentence of `safety.emergency` in site.json',
      examples: [['A calf that is swollen and warm needs emergency care now.']],
    }),
  pages: z
    .array(line(200))
    .min(1)
    .meta({
      description:
        'the only articles and guides shown below it, each with its section: the address and, behind #, the id of the heading',
      examples: [['/blog/injury-prevention-strategies-guide#when-to-see-a-doctor-and-how-fast']],
    }),
})

/** What the search knows of people's words: content/search.json. */
export const searchSchema = z
  .strictObject({
    synonyms: z
      .array(synonymSchema)
      .meta({ description: 'what people call things, and what the site calls them' }),
    health: z.array(line(60)).meta({
      description:
        'words of health: with them, articles and guides come before plans and exercises',
      examples: [['pregnant', 'blood pressure']],
    }),
    emergencies: z
      .array(emergencySchema)
      .meta({ description: 'what needs help before it needs an answer, the most urgent first' }),
  })
  .meta({ title: 'Search', description: 'what the search knows of the words that people type' })

export type SearchSettings = z.infer<typeof searchSchema>
