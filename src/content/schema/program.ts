import { z } from 'zod'
import { aims, progressionRules, weekdays } from '../../lib/vocabulary'
import { restForm } from '../../plan/model/numbers'
import { line, slug } from './text'

/** A value for all weeks, or a list with one for each week of the plan. `what` completes 'it must be …'. */
const perWeek = <Value extends z.ZodType>(value: Value, what: string) =>
  z.union([value, z.array(value).min(1)], `must be ${what}, or a list with one for each week`)

/** The same for a text of a certain form. */
const textPerWeek = (form: RegExp, what: string) =>
  perWeek(z.string().regex(form, `must be ${what}`), what)

const amount = () =>
  textPerWeek(
    /^(max|\d+(\.\d+)?(-\d+(\.\d+)?)?)$/,
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

const rule = () =>
  z.enum(progressionRules).meta({
    description:
      'how loads move on: double (all sets at the top of the range, then more load), linear (more load every time), percent (of a tested maximum), reserve (the load that leaves the asked reps), reps (body weight: more reps, then the harder version), schedule (the weeks say it)',
    examples: ['double'],
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
        'repetitions of a set: "8", "8-12" or "max"; exactly one of reps, seconds, meters, minutes',
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
    .meta({ description: 'percent of the tested maximum', examples: [70] })
    .optional(),
  of: slug()
    .meta({
      description: "the exercise whose maximum `percent` refers to, where it is not the line's own",
      examples: ['back-squat'],
    })
    .optional(),
  load: textPerWeek(weight, 'a weight with its unit, such as "20 kg" or "45 lb"')
    .meta({ description: 'a weight with its unit', examples: ['20 kg'] })
    .optional(),
  loadRule: line(200)
    .meta({
      description: 'how to choose the load, where no number fits',
      examples: ['A weight you could lift 14 times.'],
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
  group: z
    .string()
    .regex(/^[A-Z]$/, 'must be one capital letter')
    .meta({
      description: 'a letter that lines of one superset or circuit share',
      examples: ['A'],
    })
    .optional(),
  progression: rule().optional(),
  test: z
    .boolean()
    .meta({ description: 'true for a test: what is reached counts', examples: [true] })
    .optional(),
  note: line(160)
    .meta({ description: 'what else the trainee has to know', examples: ['Back-off set.'] })
    .optional(),
})

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
  exercises: z.array(lineSchema).min(1).max(30).meta({ description: 'its exercises, in order' }),
})

const raise = (what: string) =>
  z
    .string()
    .regex(weight, 'must be a weight with its unit, such as "2.5 kg" or "5 lb"')
    .meta({ description: what, examples: ['2.5 kg'] })

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
  progression: z
    .strictObject({
      rule: rule(),
      raise: z
        .strictObject({ upper: raise('for the upper body'), lower: raise('for the lower body') })
        .meta({ description: 'how much a load grows at a time' })
        .optional(),
      text: line(500).meta({
        description: 'the same for a trainee, in a sentence or two',
        examples: ['When all sets reach the top of the range, add the smallest load.'],
      }),
    })
    .meta({ description: 'how loads move on' })
    .optional(),
}

export type WrittenSession = z.infer<typeof sessionSchema>
export type WrittenLine = z.infer<typeof lineSchema>
