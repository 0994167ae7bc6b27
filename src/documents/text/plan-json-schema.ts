import { z } from 'zod'
import { aims, measures, weekdays } from '../../lib/vocabulary'
import { progressionSchema } from '../../plan/model/progression-grammar'

/** The address of the description of a plan's JSON fields. */
export const PLAN_SCHEMA_PATH = '/plan.schema.json'

const text = (what: string) => z.string().describe(what)
const maybe = (what: string) => z.string().optional().describe(what)
const countedFromOne = (what: string) => z.int().min(1).describe(what)

const lineSchema = z
  .strictObject({
    exercise: text("The exercise's id: its page is /exercises/{id}."),
    title: text("The exercise's name."),
    sets: countedFromOne('How many sets; in a group, how many rounds.'),
    measure: z.enum(measures).describe('What amount counts.'),
    amount: text(
      "What one set asks for, in the measure's unit: '8', '8-12', 'max', or 'share' for the percent of a test.",
    ),
    reserve: maybe("Repetitions left in reserve: '2' or '2-3'."),
    rpe: maybe('Effort from 1 to 10.'),
    effort: maybe('Effort in words, where no number fits.'),
    percent: z.number().optional().describe('Percent of the most one can lift once.'),
    percentOf: maybe('The exercise that the percent is of, by its id.'),
    of: maybe("What of it, where it is not the best single: 'test', 'last time', 'week 11'."),
    plus: z.number().optional().describe('How many steps are put on it.'),
    load: maybe("A weight with its unit: '20 kg'."),
    tempo: maybe("Seconds down, pause, up: '3-1-1'."),
    rest: maybe("The pause after a set: '90 seconds'."),
    group: maybe('Lines of a session that share a letter are done in turn, round by round.'),
    test: z.literal(true).optional().describe('The line is a test.'),
    notes: maybe('Tempo, choice of load, and what else there is to know, in sentences.'),
    text: text('All of it as a sentence.'),
  })
  .describe('One exercise of a session. What does not apply is not there.')

const sessionSchema = z
  .strictObject({
    week: countedFromOne('The week of the plan.'),
    session: countedFromOne('Which session of its week it is.'),
    day: z.enum(weekdays).describe('The day it is meant for.'),
    name: text('Its name.'),
    minutes: z.int().optional().describe('How long it takes, warm-up and rests included.'),
    warmUp: maybe('How it starts.'),
    lines: z.array(lineSchema).describe('What it asks for, in order.'),
  })
  .describe('A session on its day.')

const rowSchema = z
  .strictObject({
    name: text('The exercise.'),
    sets: text("Its sets over all weeks: '3', '2-4'."),
    reps: text('What a set asks for over all weeks, with its unit.'),
    rest: text('The pause between sets.'),
  })
  .describe('An exercise, all weeks taken together.')

const safetySchema = z.strictObject({
  own: maybe('What is particular to this plan.'),
  general: z
    .strictObject({
      title: text('A heading.'),
      emergency: text('When to call for help at once.'),
      stop: text('When to stop.'),
      doctor: text('Who asks a doctor first.'),
    })
    .optional()
    .describe('What holds for all plans.'),
})

/** A plan's JSON version, /workouts/{id}.json. Only plans with sessions have the fields from `aim` on. */
export const planJsonSchema = z
  .strictObject({
    $schema: text('The address of this description.'),
    id: text("The last part of the plan's address."),
    title: text('Its title.'),
    description: text('What it is, in a sentence or two.'),
    level: text('Whom it is for.'),
    category: text('The kind of plan.'),
    duration: text("Weeks and sessions a week: '4 weeks, 4x/week'."),
    frequency: text("Sessions a week: '4x/week'."),
    equipment: text('What one needs.'),
    overview: z
      .array(z.string())
      .describe('For whom, what changes, how it progresses: paragraphs.'),
    goals: z.array(z.string()).describe('What one can check at the end.'),
    weeks: z.array(z.string()).describe('Why each week is as it is, in order.'),
    exercises: z.array(rowSchema).describe('Each exercise once.'),
    aim: z.enum(aims).optional().describe('What the plan trains for.'),
    entry: z.array(z.string()).optional().describe('What one can check before starting.'),
    safety: safetySchema.optional().describe('When to stop, when to call for help.'),
    progression: z
      .strictObject({
        text: text('What a trainee does, in sentences.'),
        rules: progressionSchema.describe("The same as data: the site's language of progression."),
      })
      .optional()
      .describe('How loads, repetitions and rungs move on.'),
    deloads: z.array(z.int()).optional().describe('Weeks that are lighter on purpose.'),
    tests: z.array(z.int()).optional().describe('Weeks that test.'),
    loadLine: z
      .array(z.number())
      .optional()
      .describe('The load of each week: its sets, each weighted by effort.'),
    sessions: z.array(sessionSchema).optional().describe('Every session of every week, in order.'),
    url: text("The plan's page."),
    pdf: text("The plan's PDF."),
  })
  .describe('A training plan: /workouts/{id}.json')

/** Returns the description of a plan's JSON fields as a JSON Schema. */
export const planJsonSchemaText = (siteUrl: string) =>
  `${JSON.stringify({ $id: siteUrl + PLAN_SCHEMA_PATH, ...z.toJSONSchema(planJsonSchema) }, null, 2)}\n`
