import { z } from 'zod'
import { aims } from '../../lib/vocabulary'
import { agendaSessionSchema } from '../../plan/model/agenda'
import { progressionSchema } from '../../plan/model/progression-grammar'

/** Address of the JSON Schema for plans. */
export const PLAN_SCHEMA_PATH = '/plan.schema.json'

const text = (what: string) => z.string().describe(what)
const optionalText = (what: string) => z.string().optional().describe(what)

const rowSchema = z
  .strictObject({
    name: text('The exercise.'),
    sets: text("Its sets across all weeks: '3', '2-4'."),
    reps: text('The target of a set across all weeks, with its unit.'),
    rest: text('The pause between sets.'),
  })
  .describe('An exercise across all weeks.')

const safetySchema = z.strictObject({
  own: optionalText('Safety notes for this plan only.'),
  general: z
    .strictObject({
      title: text('A heading.'),
      emergency: text('When to call for help immediately.'),
      stop: text('When to stop.'),
      doctor: text('Who should ask a doctor first.'),
    })
    .optional()
    .describe('Safety notes for all plans.'),
})

/** A plan's JSON version, /workouts/{id}.json. Only plans with sessions have the fields from `aim` on. */
export const planJsonSchema = z
  .strictObject({
    $schema: text('The address of this schema.'),
    id: text("The last part of the plan's address."),
    title: text('Its title.'),
    description: text('What the plan is, in a sentence or two.'),
    level: text('Who it is for.'),
    category: text('The kind of plan.'),
    duration: text("Weeks and sessions a week: '4 weeks, 4x/week'."),
    frequency: text("Sessions a week: '4x/week'."),
    equipment: text('What you need.'),
    overview: z
      .array(z.string())
      .describe('Who it is for, what changes and how it progresses, in paragraphs.'),
    goals: z.array(z.string()).describe('What you can check at the end.'),
    weeks: z.array(z.string()).describe('The reason for each week, in order.'),
    exercises: z.array(rowSchema).describe('Each exercise once.'),
    aim: z.enum(aims).optional().describe('What the plan trains for.'),
    entry: z.array(z.string()).optional().describe('What you can check before you start.'),
    safety: safetySchema.optional().describe('When to stop, when to call for help.'),
    progression: z
      .strictObject({
        text: text('What a trainee does, in sentences.'),
        rules: progressionSchema.describe("The same as data, in the site's progression language."),
      })
      .optional()
      .describe('How loads, repetitions and rungs progress.'),
    deloads: z.array(z.int()).optional().describe('The deload weeks.'),
    tests: z.array(z.int()).optional().describe('The test weeks.'),
    loadLine: z
      .array(z.number())
      .optional()
      .describe('The load of each week: its sets, each weighted by effort.'),
    sessions: z
      .array(agendaSessionSchema)
      .optional()
      .describe('Every session of every week, in order.'),
    url: text("The plan's page."),
    pdf: text("The plan's PDF."),
  })
  .describe('A training plan: /workouts/{id}.json')

export const planJsonSchemaText = (siteUrl: string) =>
  `${JSON.stringify({ $id: siteUrl + PLAN_SCHEMA_PATH, ...z.toJSONSchema(planJsonSchema) }, null, 2)}\n`
