import { z } from 'zod'
import { optionalField } from '../../lib/schema-field'

/** What the log must show before something is raised. */
export const signals = [
  'all sets at the top',
  'the first set at the top',
  'the last set at the top',
  'all reps done',
  'the reserve',
] as const

const raiseForm =
  /^(a step|the next rung|nothing|[1-9]\d?% more|[1-9]\d? (reps?|seconds?|sets?) more)$/
const fallbackForm = /^(the same|a step less|[1-9]\d?% less|the rung before)$/
const gapForm = /^(the same|a step less|[1-9]\d?% less|the week again)$/

/** A weight with its unit: '2.5 kg'. */
export const weightForm = /^\d+(\.\d+)? (kg|lb)$/
const weeksForm = /^\d+(-\d+)?(, \d+(-\d+)?)*$/

const weight = () =>
  z.string().regex(weightForm, 'must be a weight with its unit, such as "2.5 kg" or "5 lb"')

/** Schema for lists of weeks: '1-6' or '1-3, 5'. */
export const weekList = () =>
  z.string().regex(weeksForm, 'must be weeks and ranges of weeks, separated by a comma and a space')

const fallbackField = () =>
  z
    .string()
    .regex(
      fallbackForm,
      'must be "the same", "a step less", "10% less" with a number of your choice, or "the rung before"',
    )

/** How a line's load, reps or rung progress. Without `on`, only the weeks change them. */
export const ruleSchema = z.strictObject({
  on: optionalField(
    z.enum(signals),
    'what a session has to show first; a fixed number is no range, and its top is not reached by doing it; without this field nothing moves but by the weeks',
    'all sets at the top',
  ),
  left: optionalField(
    z.int().min(0).max(10),
    'repetitions that must be left as well; as many as asked without this field, and one where the next time asks to leave some',
    2,
  ),
  times: optionalField(
    z.int().min(2).max(4),
    'in how many sessions in a row; one without this field',
    2,
  ),
  raise: optionalField(
    z
      .string()
      .regex(
        raiseForm,
        'must be "a step", "the next rung", "nothing", "5% more", "1 rep more", "5 seconds more" or "1 set more", the number being yours',
      ),
    'what is raised; "a step" without this field; "nothing" where repetitions rise within the range and that is all',
    'a step',
  ),
  from: optionalField(
    z.int().min(2).max(52),
    'the first week that may raise, and whose sets count',
    3,
  ),
  every: optionalField(
    z.int().min(2).max(12),
    'raises only in every second, third, … week, counted from the first',
    2,
  ),
  weeks: optionalField(weekList(), 'raises only in these weeks', '4, 6-8'),
  stays: optionalField(z.int().min(2).max(12), 'how many weeks a weight stays at least', 2),
  correct: optionalField(
    z.strictObject({
      weeks: weekList(),
      off: z.int().min(1).max(6),
    }),
    'the weeks that look for the weight: it changes by a step at least where the last set was off by so many repetitions, up no further than limit allows',
    { weeks: '1-2', off: 2 },
  ),
  limit: optionalField(
    z.int().min(1).max(60),
    'the largest jump to the next weight, in percent; needs climb',
    15,
  ),
  climb: optionalField(
    z.int().min(2).max(40),
    'the repetitions to climb to before a jump above the limit',
    15,
  ),
  slow: optionalField(
    z.int().min(1).max(5),
    'seconds longer on the way down where there is no next weight or rung',
    2,
  ),
  miss: optionalField(
    fallbackField(),
    'what a set below the range does; "the same" without this field; of a percentage of the best single, what each such session takes until a lighter week is over',
    'the same',
  ),
  misses: optionalField(
    fallbackField(),
    'what two such sessions in a row do; "10% less", on a ladder "the rung before", without this field',
    '10% less',
  ),
  stall: optionalField(
    z.strictObject({ after: z.int().min(2).max(8), take: fallbackField() }),
    'what so many sessions without a repetition more do',
    { after: 3, take: '10% less' },
  ),
  badDay: optionalField(
    z.int().min(1).max(30),
    'by how many percent the other sets are lighter where the first one leaves less than asked',
    5,
  ),
  again: optionalField(
    z.int().min(1).max(10),
    'from so many short sets on, the same sets, numbers and rests come once more, in the whole of a group',
    2,
  ),
  lighter: optionalField(
    z.int().min(0).max(60),
    'by how many percent deloads are lighter; 10 without this field',
    10,
  ),
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

/** A plan's progression: a default rule, named rules for some lines, and the weight steps of its equipment. */
export const progressionSchema = z.strictObject({
  ...ruleSchema.shape,
  others: optionalField(
    z.record(z.string().min(3).max(40), ruleSchema),
    'rules for lines that move on differently, by a name that starts their sentences; a line says it in `progression`',
    { Holds: { again: 2 } },
  ),
  steps: optionalField(
    z.strictObject({
      barbell: step().optional(),
      dumbbell: step().optional(),
      kettlebell: step().optional(),
      machine: step().optional(),
      other: step().optional(),
    }),
    'the step from one weight to the next, by what is loaded, as the equipment of the plan has it; `other` is a backpack or belt',
    { barbell: { upper: '2.5 kg', lower: '5 kg' }, dumbbell: '2 kg' },
  ),
  accounts: optionalField(
    z.enum(['session', 'lift']),
    'lift: an exercise has one weight wherever it comes up; session, and without this field: one in each session',
    'lift',
  ),
  gap: optionalField(
    z.strictObject({
      days: z.int().min(3).max(120),
      take: z
        .string()
        .regex(
          gapForm,
          'must be "the same", "a step less", "10% less" with a number of your choice, or "the week again"',
        ),
    }),
    'what a break does: so many days without a session, lighter ones counted; less is said of weights alone, and what has none comes as the last time; 10 days take 10% less without this field, and in the week that comes again',
    { days: 10, take: 'the week again' },
  ),
  round: optionalField(
    z.enum(['down', 'nearest']),
    'how a percentage becomes a weight that exists; nearest without this field',
    'down',
  ),
})

export type Progression = z.infer<typeof progressionSchema>

/** Valid bases of a percentage: 'max', 'test', 'week 11', 'last time'. */
export const shareForm = /^(max|test|last time|last week|week \d+)$/
