import { z } from 'zod'
import { field, matching, optionalField } from '../../content-validation'

/** A weight with its unit: '2.5 kg'. */
export const weightPattern = /^\d+(\.\d+)? (kg|lb)$/

const weight = () =>
  matching(weightPattern, 'must be a weight with its unit, such as "2.5 kg" or "5 lb"')

/** Schema for lists of weeks: '1-6' or '1-3, 5'. */
export const weekList = () =>
  matching(
    /^\d+(-\d+)?(, \d+(-\d+)?)*$/,
    'must be weeks and ranges of weeks, separated by a comma and a space',
  )

const raise = () =>
  matching(
    /^(a step|the next rung|nothing|[1-9]\d?% more|[1-9]\d? (reps?|seconds?|sets?) more)$/,
    'must be "a step", "the next rung", "nothing", "5% more", "1 rep more", "5 seconds more" or "1 set more", with a number of your choice',
  )

const setback = (last: 'the rung before' | 'the week again') =>
  matching(
    new RegExp(`^(the same|a step less|[1-9]\\d?% less|${last})$`),
    `must be "the same", "a step less", "10% less" with a number of your choice, or "${last}"`,
  )

const optionalInt = (least: number, most: number, description: string, example: number) =>
  optionalField(z.int().min(least).max(most), description, example)

/** How a line's load, reps or rung progress. Without `on`, only the weeks change them. */
const ruleSchema = z.strictObject({
  on: optionalField(
    z.enum([
      'all sets at the top',
      'the first set at the top',
      'the last set at the top',
      'all reps done',
      'the reserve',
    ]),
    'what a session must achieve before a raise; "at the top" needs a rep range, not a fixed number; default: only the weeks change anything',
    'all sets at the top',
  ),
  left: optionalInt(
    0,
    10,
    'repetitions that must also be left in reserve; default: as many as the line prescribes, or one if only the next session prescribes some',
    2,
  ),
  times: optionalInt(
    1,
    4,
    'in how many sessions in a row; default: one; two for a rung of lines without a reserve',
    2,
  ),
  raise: optionalField(
    raise(),
    'what to raise; default: "a step"; "nothing" if only repetitions rise, within the range',
    'a step',
  ),
  from: optionalInt(2, 52, 'the first week whose sets count and that may raise', 3),
  every: optionalInt(2, 12, 'raise only every second, third, … week, counted from the first', 2),
  weeks: optionalField(weekList(), 'raise only in these weeks', '4, 6-8'),
  stays: optionalInt(2, 12, 'the minimum number of weeks at one weight', 2),
  correct: optionalField(
    z.strictObject({
      weeks: field(weekList(), 'the weeks that find the weight', '1-2'),
      off: field(z.int().min(1).max(6), 'by how many repetitions the last set must be off', 2),
    }),
    'the weeks that find the weight: it changes by at least a step if the last set was off by this many repetitions; `limit` caps the way up',
    { weeks: '1-2', off: 2 },
  ),
  limit: optionalInt(
    1,
    60,
    'the largest jump to the next weight, in percent; after a larger one 70% of the lowest target is enough',
    15,
  ),
  climb: optionalInt(
    2,
    40,
    'the repetitions to reach before a jump above `limit`, if they are more than the top of the range',
    15,
  ),
  slow: optionalInt(1, 5, 'extra seconds on the way down if there is no next weight or rung', 2),
  miss: optionalField(
    setback('the rung before'),
    'what to do after a set below the range; default: "the same"; for percentages of the one-rep max, the cut after each week with one, kept until the line is done in full',
    'the same',
  ),
  misses: optionalField(
    setback('the rung before'),
    'what to do after two such sessions in a row; default: "10% less", or "the rung before" on a ladder',
    '10% less',
  ),
  stall: optionalField(
    z.strictObject({
      after: field(z.int().min(2).max(8), 'after how many such sessions', 3),
      take: field(setback('the rung before'), 'what to do then', '10% less'),
    }),
    'what to do after this many sessions without an extra repetition',
    { after: 3, take: '10% less' },
  ),
  badDay: optionalInt(
    1,
    30,
    'percent off the other sets if the first one leaves fewer repetitions in reserve than prescribed',
    5,
  ),
  again: optionalInt(
    1,
    10,
    'after this many short sets, the week comes again once, and the plan gets a week longer; what fell short goes on by half a step. A line that is always one bout of minutes repeats no week',
    2,
  ),
  lighter: optionalInt(0, 60, 'percent off in deloads; default: 10', 10),
})

/** A rule as the plan writes it; progression.ts parses it. */
export type WrittenRule = z.infer<typeof ruleSchema>

const stepField = (example: unknown) =>
  optionalField(
    z.union(
      [
        weight(),
        z.strictObject({
          upper: weight().optional(),
          lower: weight().optional(),
          most: weight().optional(),
        }),
      ],
      'must be a weight such as "2.5 kg", or an object with upper and lower (squat, lunge, hinge), and most for the heaviest weight',
    ),
    'one step, or one for upper and one for lower body',
    example,
  )

/** A plan's progression: a default rule, named rules for some lines, and its equipment's weight steps. */
export const progressionSchema = z.strictObject({
  ...ruleSchema.shape,
  others: optionalField(
    z.record(z.string().min(3).max(40), ruleSchema),
    'rules for lines that progress differently, by the name that starts their explanation; a line picks one in `progression`. Each is complete: it takes nothing over from the rule above it (`on`, `left`, `from`, `limit`, `lighter` and so on), and shares only `steps`, `accounts`, `gap`, `missed` and `round`',
    { Holds: { again: 2 } },
  ),
  steps: optionalField(
    z.strictObject({
      barbell: stepField({ upper: '2.5 kg', lower: '5 kg' }),
      dumbbell: stepField('2 kg'),
      kettlebell: stepField('4 kg'),
      machine: stepField('5 kg'),
      other: stepField('2.5 kg'),
    }),
    'the step to the next weight for each kind of equipment in the plan; `other` is a backpack or belt',
    { barbell: { upper: '2.5 kg', lower: '5 kg' }, dumbbell: '2 kg' },
  ),
  accounts: optionalField(
    z.enum(['session', 'lift']),
    'lift: an exercise has one weight everywhere; session (the default): one per session',
    'lift',
  ),
  gap: optionalField(
    z.strictObject({
      days: field(z.int().min(3).max(120), 'after how many days', 10),
      take: field(setback('the week again'), 'what to do then', 'the week again'),
    }),
    'what to do after a break of this many days without a session, deloads included: one lighter session with fewer sets, then the old weights; after three and four weeks, half as much and twice as much; default, also for a repeated week: 10% less after 10 days; "the week again" if the weeks set all numbers (`again` without `on`)',
    { days: 10, take: 'the week again' },
  ),
  missed: optionalField(
    z.strictObject({
      take: field(
        z.enum(['next', 'left out', 'left out beside another', 'once a block']),
        'next: it is done next; left out: the plan goes on without it; left out beside another: it is done on a free day that no other session stands next to; once a block: one between two lighter weeks is made up, a second is left out',
        'left out',
      ),
      from: optionalField(z.int().min(2).max(52), 'the first week with this; before it, next', 10),
    }),
    'what becomes of a missed session; default: next',
    { take: 'left out' },
  ),
  round: optionalField(
    z.enum(['down', 'nearest']),
    'how to round a percentage to a weight that exists; default: nearest',
    'down',
  ),
})

/** A plan's progression as the plan writes it; progression.ts parses it. */
export type WrittenProgression = z.infer<typeof progressionSchema>

/** Valid bases of a percentage: 'max', 'test', 'week 11', 'last time'. */
export const basePattern = /^(max|test|last time|last week|week \d+)$/
