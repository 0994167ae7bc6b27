import { z } from 'zod'
import { aims, weekdays } from '../../lib/vocabulary'
import { restForm } from '../../plan/model/numbers'
import { progressionSchema, shareForm } from '../../plan/model/progression-grammar'
import { rampForm } from '../../plan/model/ramp-up'
import { line, slug } from './text'

/** A value for all weeks, or a list with one for each week of the plan. `what` completes 'it must be …'. */
const perWeek = <Value extends z.ZodType>(value: Value, what: string) =>
  z.union([value, z.array(value).min(1)], `must be ${what}, or a list with one for each week`)

/** The same for a text of a certain form. */
const textPerWeek = (form: RegExp, what: string) =>
  perWeek(z.string().regex(form, `must be ${what}`), what)

const amount = () =>
  textPerWeek(
    /^(max|share|\d+(\.\d+)?(-\d+(\.\d+)?)?)$/,
    'a number or a range as text, such as "8" or "8-12"',
  )

const weight = /^\d+(\.\d+)? (kg|lb)$/

/** Weeks in words: '1-6' or '1-3, 5'. */
const weeks = () =>
  z
    .string()
    .regex(
      /^\d+(-\d+)?(, \d+(-\d+)?)*$/,
      'must be weeks and ranges of weeks, separated by a comma and a space',
    )
    .meta({
      description: 'the weeks in which it takes place; all of them without this field',
      examples: ['1-3, 5'],
    })

/** One rung of a ladder: another exercise, or the same one in other words. */
const rungSchema = z.strictObject({
  exercise: slug()
    .meta({
      description: "the rung's exercise, where it is not the line's",
      examples: ['push-up'],
    })
    .optional(),
  as: line(80)
    .meta({ description: 'how it is done on this rung', examples: ['hands on the chair seat'] })
    .optional(),
  entry: line(120)
    .meta({
      description: 'what one can do before this rung, where the rule is not enough',
      examples: ['A ring support of 20 seconds'],
    })
    .optional(),
  first: z
    .boolean()
    .meta({
      description: 'true where one begins; the first rung of the list without this field',
      examples: [true],
    })
    .optional(),
  reps: amount()
    .meta({ description: 'repetitions, where the rung counts differently', examples: ['4-6'] })
    .optional(),
  seconds: amount()
    .meta({ description: 'seconds, where the rung is held', examples: ['10-20'] })
    .optional(),
})

const lineSchema = z.strictObject({
  exercise: slug().meta({
    description: 'the id of an exercise in content/exercises',
    examples: ['goblet-squat'],
  }),
  weeks: weeks().optional(),
  sets: perWeek(z.int().min(0).max(30), 'a whole number from 0 to 30').meta({
    description: 'how many sets; in a group, how many rounds; 0 leaves the week out',
    examples: [3, [3, 3, 4, 2]],
  }),
  reps: amount()
    .meta({
      description:
        'repetitions of a set: "8", "8-12", "max", or "share" for a percentage of what a test showed; exactly one of reps, seconds, meters, minutes',
      examples: ['8-12'],
    })
    .optional(),
  seconds: amount()
    .meta({ description: 'seconds of a set', examples: ['20-40'] })
    .optional(),
  meters: amount()
    .meta({ description: 'meters of a set', examples: ['40'] })
    .optional(),
  minutes: amount()
    .meta({ description: 'minutes of a set', examples: ['20-25'] })
    .optional(),
  reserve: perWeek(
    z.union([z.int().min(0).max(12), z.string().regex(/^\d+(-\d+)?$/)]),
    'a whole number, or a range as text such as "2-3"',
  )
    .meta({
      description: 'repetitions left in reserve; at most one of reserve, rpe and effort',
      examples: [2, '2-3'],
    })
    .optional(),
  rpe: perWeek(z.number().min(1).max(10), 'a number from 1 to 10')
    .meta({ description: 'effort from 1 to 10', examples: [8] })
    .optional(),
  effort: perWeek(line(80), 'a few words')
    .meta({ description: 'effort in words', examples: ['easy, full sentences'] })
    .optional(),
  percent: perWeek(z.number().min(1).max(120), 'a number from 1 to 120')
    .meta({
      description:
        'a percentage of what `of` names; where the rule of the line moves its weight, only the first one',
      examples: [70],
    })
    .optional(),
  of: z
    .string()
    .regex(shareForm, 'must be "max", "test", "last time", "last week" or a week such as "week 11"')
    .meta({
      description:
        'what `percent` is taken of: max (the best single, and so without this field), test (what the last test of this plan showed, a weight or repetitions), week 11 (the weight of that week), last week, last time',
      examples: ['test'],
    })
    .optional(),
  lift: slug()
    .meta({
      description: "the exercise that `percent` refers to, where it is not the line's own",
      examples: ['back-squat'],
    })
    .optional(),
  plus: z
    .int()
    .min(1)
    .max(3)
    .meta({ description: 'steps that are added to the percentage', examples: [1] })
    .optional(),
  load: textPerWeek(weight, 'a weight with its unit, such as "20 kg" or "45 lb"')
    .meta({ description: 'a weight with its unit', examples: ['20 kg'] })
    .optional(),
  start: line(200)
    .meta({
      description:
        'how to find the first weight, where repetitions and reserve do not say it; only the first week shows it',
      examples: ['About the weight of a full shopping bag.'],
    })
    .optional(),
  tempo: textPerWeek(/^\d+-\d+-\d+$/, 'three numbers of seconds, such as "3-1-1"')
    .meta({ description: 'seconds down, pause and up', examples: ['3-1-1'] })
    .optional(),
  rest: textPerWeek(
    restForm,
    'a number of seconds or minutes, such as "90 seconds" or "2-3 minutes", or "none"',
  )
    .meta({
      description:
        'the pause after a set, none without it; inside a group the pause before its next exercise, and after the last one the pause after the round',
      examples: ['90 seconds'],
    })
    .optional(),
  every: z
    .int()
    .min(20)
    .max(600)
    .meta({
      description:
        'seconds from the start of a set to the start of the next one in its group, where a plan goes by the clock: training then beeps when each begins',
      examples: [60],
    })
    .optional(),
  group: z
    .string()
    .regex(/^[A-Z]$/, 'must be one capital letter')
    .meta({
      description: 'a letter that lines of one superset or circuit share',
      examples: ['A'],
    })
    .optional(),
  progression: line(40)
    .meta({
      description:
        'how this line moves on, where it is not like the plan: a name from `progression.others`, or weeks for "as the weeks say"',
      examples: ['weeks'],
    })
    .optional(),
  ladder: z
    .array(rungSchema)
    .min(2)
    .max(8)
    .meta({
      description: 'the rungs of "the next rung", from the easiest to the hardest',
      examples: [[{ as: 'hands on the counter' }, { as: 'hands on the chair seat' }]],
    })
    .optional(),
  test: z
    .boolean()
    .meta({ description: 'true for a test: what is reached counts', examples: [true] })
    .optional(),
  note: line(160)
    .meta({ description: 'what else the trainee has to know', examples: ['Back-off set.'] })
    .optional(),
})

const rampUp = () =>
  z
    .array(
      z
        .string()
        .regex(
          rampForm,
          'must be "5 at 60%" with numbers of your choice, or "5 with the empty bar"',
        ),
    )
    .min(1)
    .max(6)

const dayNames = z.array(z.enum(weekdays)).min(1)

const sessionSchema = z.strictObject({
  name: line(40).meta({ description: "the session's name", examples: ['Upper One'] }),
  days: z
    .union(
      [dayNames, z.array(dayNames).min(1)],
      'must be a list of days, such as ["Monday", "Thursday"], or several such lists that alternate from week to week',
    )
    .meta({ description: 'the days on which it is trained', examples: [['Monday', 'Thursday']] }),
  weeks: weeks().optional(),
  minutes: z
    .int()
    .min(1)
    .max(300)
    .meta({ description: 'how long it takes, with the warm-up', examples: [50] })
    .optional(),
  warmUp: line(400)
    .meta({
      description: "its own warm-up, in place of the plan's",
      examples: ['Five minutes easy on the bike.'],
    })
    .optional(),
  rampUp: rampUp()
    .meta({
      description:
        "its own ramp-up sets; without them the plan's, unless it has a warm-up of its own",
      examples: [['6 at 50%']],
    })
    .optional(),
  exercises: z.array(lineSchema).min(1).max(30).meta({ description: 'its exercises, in order' }),
})

/** The fields of a plan whose sessions are data. */
export const programFields = {
  aim: z
    .enum(aims)
    .meta({ description: 'what the plan trains for', examples: ['strength'] })
    .optional(),
  entry: z
    .array(line(200))
    .min(1)
    .max(6)
    .meta({
      description: "'Ready for it?': what one can check today",
      examples: [['Three sets of 8 push-ups']],
    })
    .optional(),
  safety: line(600)
    .meta({
      description: 'only what is particular to this plan; what holds for all stands in site.json',
      examples: ['Check the bar before every session: it must not turn or slide.'],
    })
    .optional(),
  warmUp: line(400)
    .meta({ description: 'how every session starts', examples: ['Five minutes of easy rowing.'] })
    .optional(),
  rampUp: rampUp()
    .meta({
      description:
        "the sets before a session's first lift, with shares of the day's weight; training shows them with their weights",
      examples: [['5 with the empty bar', '5 at 50%', '3 at 75%']],
    })
    .optional(),
  rampUpLater: rampUp()
    .meta({
      description: 'the same before each later lift',
      examples: [['5 at 60%']],
    })
    .optional(),
  sessions: z
    .array(sessionSchema)
    .min(1)
    .max(40)
    .meta({
      description:
        'what each session asks for; the list of exercises follows from them and is not written',
    })
    .optional(),
  deloads: z
    .array(z.int().min(1).max(52))
    .meta({ description: 'the weeks that are lighter on purpose', examples: [[4, 8]] })
    .optional(),
  tests: z
    .array(z.int().min(1).max(52))
    .meta({
      description: 'the weeks that test; what is no test in them is as light as in a deload',
      examples: [[8]],
    })
    .optional(),
  progression: progressionSchema
    .meta({
      description:
        'how loads, repetitions and rungs move on; the sentences that explain it are made from it',
      examples: [{ on: 'all sets at the top', from: 3, steps: { dumbbell: '2 kg' } }],
    })
    .optional(),
}

export type WrittenSession = z.infer<typeof sessionSchema>
export type WrittenLine = z.infer<typeof lineSchema>
