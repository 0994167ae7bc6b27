import { z } from 'zod'

/** What has to be seen in the log before something is raised. */
export const signals = [
  'all sets at the top',
  'the first set at the top',
  'the last set at the top',
  'all reps done',
  'the reserve',
] as const

const move = /^(a step|the next rung|nothing|[1-9]\d?% more|[1-9]\d? (reps?|seconds?|sets?) more)$/
const fallback = /^(the same|a step less|[1-9]\d?% less|the rung before)$/
const gapTake = /^(the same|a step less|[1-9]\d?% less|the week again)$/
const weightForm = /^\d+(\.\d+)? (kg|lb)$/
const weeksForm = /^\d+(-\d+)?(, \d+(-\d+)?)*$/

const weight = () =>
  z.string().regex(weightForm, 'must be a weight with its unit, such as "2.5 kg" or "5 lb"')

const weeks = () =>
  z.string().regex(weeksForm, 'must be weeks and ranges of weeks, separated by a comma and a space')

const instead = () =>
  z
    .string()
    .regex(
      fallback,
      'must be "the same", "a step less", "10% less" with a number of your choice, or "the rung before"',
    )

/** How the load, the repetitions or the rung of a line move on. Without `on`, the weeks say it all. */
export const ruleSchema = z.strictObject({
  on: z
    .enum(signals)
    .meta({
      description:
        'what a session has to show first; a fixed number is no range, and its top is not reached by doing it; without this field nothing moves but by the weeks',
      examples: ['all sets at the top'],
    })
    .optional(),
  left: z
    .int()
    .min(0)
    .max(10)
    .meta({
      description: 'repetitions that must be left as well; as many as asked without this field',
      examples: [2],
    })
    .optional(),
  times: z
    .int()
    .min(2)
    .max(4)
    .meta({
      description: 'in how many sessions in a row; one without this field',
      examples: [2],
    })
    .optional(),
  raise: z
    .string()
    .regex(
      move,
      'must be "a step", "the next rung", "nothing", "5% more", "1 rep more", "5 seconds more" or "1 set more", the number being yours',
    )
    .meta({
      description:
        'what is raised; "a step" without this field; "nothing" where repetitions rise within the range and that is all',
      examples: ['a step'],
    })
    .optional(),
  from: z
    .int()
    .min(2)
    .max(52)
    .meta({ description: 'the first week that may raise, and whose sets count', examples: [3] })
    .optional(),
  every: z
    .int()
    .min(2)
    .max(12)
    .meta({
      description: 'raises only in every second, third, … week, counted from the first',
      examples: [2],
    })
    .optional(),
  weeks: weeks()
    .meta({ description: 'raises only in these weeks', examples: ['4, 6-8'] })
    .optional(),
  stays: z
    .int()
    .min(2)
    .max(12)
    .meta({ description: 'how many weeks a weight stays at least', examples: [2] })
    .optional(),
  correct: z
    .strictObject({
      weeks: weeks(),
      off: z.int().min(1).max(6),
    })
    .meta({
      description:
        'the weeks that look for the weight: it changes where the last set was off by so many repetitions',
      examples: [{ weeks: '1-2', off: 2 }],
    })
    .optional(),
  limit: z
    .int()
    .min(1)
    .max(60)
    .meta({
      description: 'the largest jump to the next weight, in percent; needs climb',
      examples: [15],
    })
    .optional(),
  climb: z
    .int()
    .min(2)
    .max(40)
    .meta({
      description: 'the repetitions to climb to before a jump above the limit',
      examples: [15],
    })
    .optional(),
  slow: z
    .int()
    .min(1)
    .max(5)
    .meta({
      description: 'seconds longer on the way down where there is no next weight or rung',
      examples: [2],
    })
    .optional(),
  miss: instead()
    .meta({
      description: 'what a set below the range does; "the same" without this field',
      examples: ['the same'],
    })
    .optional(),
  misses: instead()
    .meta({
      description:
        'what two such sessions in a row do; "10% less", on a ladder "the rung before", without this field',
      examples: ['10% less'],
    })
    .optional(),
  stall: z
    .strictObject({ after: z.int().min(2).max(8), take: instead() })
    .meta({
      description: 'what so many sessions without a repetition more do',
      examples: [{ after: 3, take: '10% less' }],
    })
    .optional(),
  badDay: z
    .int()
    .min(1)
    .max(30)
    .meta({
      description:
        'by how many percent the other sets are lighter where the first one leaves less than asked',
      examples: [5],
    })
    .optional(),
  again: z
    .int()
    .min(1)
    .max(10)
    .meta({
      description: 'from so many short sets on, the same numbers come once more',
      examples: [2],
    })
    .optional(),
  lighter: z
    .int()
    .min(0)
    .max(60)
    .meta({
      description: 'by how many percent deloads are lighter; 10 without this field',
      examples: [10],
    })
    .optional(),
})

export type Rule = z.infer<typeof ruleSchema>

const step = () =>
  z.union(
    [
      weight(),
      z.strictObject({
        upper: weight().optional(),
        lower: weight().optional(),
        most: weight().optional(),
      }),
    ],
    'must be a weight such as "2.5 kg", or upper and lower (squat, lunge, hinge) with one each, and most where the weight ends',
  )

/** A plan's progression: one rule for all lines, others by their names, and the steps of its equipment. */
export const progressionSchema = z.strictObject({
  ...ruleSchema.shape,
  others: z
    .record(z.string().min(3).max(40), ruleSchema)
    .meta({
      description:
        'rules for lines that move on differently, by a name that starts their sentences; a line says it in `progression`',
      examples: [{ Holds: { again: 2 } }],
    })
    .optional(),
  steps: z
    .strictObject({
      barbell: step().optional(),
      dumbbell: step().optional(),
      kettlebell: step().optional(),
      machine: step().optional(),
      other: step().optional(),
    })
    .meta({
      description:
        'the step from one weight to the next, by what is loaded, as the equipment of the plan has it; `other` is a backpack or belt',
      examples: [{ barbell: { upper: '2.5 kg', lower: '5 kg' }, dumbbell: '2 kg' }],
    })
    .optional(),
  accounts: z
    .enum(['session', 'lift'])
    .meta({
      description:
        'lift: an exercise has one weight wherever it comes up; session, and without this field: one in each session',
      examples: ['lift'],
    })
    .optional(),
  gap: z
    .strictObject({
      days: z.int().min(3).max(120),
      take: z
        .string()
        .regex(
          gapTake,
          'must be "the same", "a step less", "10% less" with a number of your choice, or "the week again"',
        ),
    })
    .meta({
      description:
        'what a break does: so many days without a session, lighter ones counted; 10 days take 10% less without this field',
      examples: [{ days: 10, take: 'the week again' }],
    })
    .optional(),
  round: z
    .enum(['down', 'nearest'])
    .meta({
      description: 'how a percentage becomes a weight that exists; nearest without this field',
      examples: ['down'],
    })
    .optional(),
})

export type Progression = z.infer<typeof progressionSchema>

/** What a percentage may be taken of: 'max', 'test', 'week 11', 'last time'. */
export const shareForm = /^(max|test|last time|last week|week \d+)$/
