import { z } from 'zod'
import { field, optionalField } from '../../lib/schema-field'
import { restForm } from '../../plan/model/numbers'
import { shareForm, weekList, weightForm } from '../../plan/model/progression-grammar'
import { line, slug } from './text'

/** One value for all weeks, or a list with one per week. `what` completes the message 'it must be …'. */
const perWeek = <Value extends z.ZodType>(value: Value, what: string) =>
  z.union([value, z.array(value).min(1)], `must be ${what}, or a list with one for each week`)

/** `perWeek` for text that matches `form`. */
const textPerWeek = (form: RegExp, what: string) =>
  perWeek(z.string().regex(form, `must be ${what}`), what)

const amount = () =>
  textPerWeek(
    /^(max|share|\d+(\.\d+)?(-\d+(\.\d+)?)?)$/,
    'a number or a range as text, such as "8" or "8-12"',
  )

/** A list of weeks as text: '1-6' or '1-3, 5'. */
export const weeks = () =>
  field(weekList(), 'the weeks in which it takes place; all of them without this field', '1-3, 5')

/** A ladder rung: another exercise, or the same one done differently. */
const rungSchema = z.strictObject({
  exercise: optionalField(slug(), "the rung's exercise, where it is not the line's", 'push-up'),
  as: optionalField(line(80), 'how it is done on this rung', 'hands on the chair seat'),
  entry: optionalField(
    line(120),
    'what one can do before this rung, where the rule is not enough',
    'A ring support of 20 seconds',
  ),
  first: optionalField(
    z.boolean(),
    'true where one begins; the first rung of the list without this field',
    true,
  ),
  reps: optionalField(amount(), 'repetitions, where the rung counts differently', '4-6'),
  seconds: optionalField(amount(), 'seconds, where the rung is held', '10-20'),
})

/** A line of a session: an exercise and its targets per week. */
export const lineSchema = z.strictObject({
  exercise: field(slug(), 'the id of an exercise in content/exercises', 'goblet-squat'),
  weeks: weeks().optional(),
  sets: field(
    perWeek(z.int().min(0).max(30), 'a whole number from 0 to 30'),
    'how many sets; in a group, how many rounds; 0 leaves the week out',
    3,
    [3, 3, 4, 2],
  ),
  reps: optionalField(
    amount(),
    'repetitions of a set: "8", "8-12", "max", or "share" for a percentage of what a test showed; exactly one of reps, seconds, meters, minutes',
    '8-12',
  ),
  seconds: optionalField(amount(), 'seconds of a set', '20-40'),
  meters: optionalField(amount(), 'meters of a set', '40'),
  minutes: optionalField(amount(), 'minutes of a set', '20-25'),
  reserve: optionalField(
    perWeek(
      z.union([z.int().min(0).max(12), z.string().regex(/^\d+(-\d+)?$/)]),
      'a whole number, or a range as text such as "2-3"',
    ),
    'repetitions left in reserve; at most one of reserve, rpe and effort',
    2,
    '2-3',
  ),
  rpe: optionalField(
    perWeek(z.number().min(1).max(10), 'a number from 1 to 10'),
    'effort from 1 to 10',
    8,
  ),
  effort: optionalField(
    perWeek(line(80), 'a few words'),
    'effort in words',
    'easy, full sentences',
  ),
  percent: optionalField(
    perWeek(z.number().min(1).max(120), 'a number from 1 to 120'),
    'a percentage of what `of` names; where the rule of the line moves its weight, only the first one',
    70,
  ),
  of: optionalField(
    z
      .string()
      .regex(
        shareForm,
        'must be "max", "test", "last time", "last week" or a week such as "week 11"',
      ),
    'what `percent` is taken of: max (the best single, and so without this field), test (what the last test of this plan showed, a weight or repetitions), week 11 (the weight of that week), last week, last time',
    'test',
  ),
  lift: optionalField(
    slug(),
    "the exercise that `percent` refers to, where it is not the line's own",
    'back-squat',
  ),
  plus: optionalField(z.int().min(1).max(3), 'steps that are added to the percentage', 1),
  load: optionalField(
    textPerWeek(weightForm, 'a weight with its unit, such as "20 kg" or "45 lb"'),
    'a weight with its unit',
    '20 kg',
  ),
  start: optionalField(
    line(200),
    'how to find the first weight, where repetitions and reserve do not say it; only the first week shows it',
    'About the weight of a full shopping bag.',
  ),
  tempo: optionalField(
    textPerWeek(/^\d+-\d+-\d+$/, 'three numbers of seconds, such as "3-1-1"'),
    'seconds down, pause and up',
    '3-1-1',
  ),
  rest: optionalField(
    textPerWeek(
      restForm,
      'a number of seconds or minutes, such as "90 seconds" or "2-3 minutes", or "none"',
    ),
    'the pause after a set, none without it; inside a group the pause before its next exercise, and after the last one the pause after the round',
    '90 seconds',
  ),
  every: optionalField(
    z.int().min(20).max(600),
    'seconds from the start of a set to the start of the next one in its group, where a plan goes by the clock: training then beeps when each begins, and its rest is said by the clock',
    60,
  ),
  group: optionalField(
    z.string().regex(/^[A-Z]$/, 'must be one capital letter'),
    'a letter that lines of one superset or circuit share',
    'A',
  ),
  progression: optionalField(
    line(40),
    'how this line moves on, where it is not like the plan: a name from `progression.others`, or weeks for "as the weeks say"',
    'weeks',
  ),
  ladder: optionalField(
    z.array(rungSchema).min(2).max(8),
    'the rungs of "the next rung", from the easiest to the hardest',
    [{ as: 'hands on the counter' }, { as: 'hands on the chair seat' }],
  ),
  test: optionalField(z.boolean(), 'true for a test: what is reached counts', true),
  note: optionalField(line(160), 'what else the trainee has to know', 'Back-off set.'),
})

export type WrittenLine = z.infer<typeof lineSchema>
