import { z } from 'zod'
import { field, flag, matching, oneLine, optionalField, slug } from '../../content-validation'
import { basePattern, weekList, weightPattern } from './progression-grammar'
import { restPattern } from './rest'
import type { Measure } from './vocabulary'

/** One value for all weeks, or a list with one per week. `what` completes the message 'it must be …'. */
const perWeek = <Value extends z.ZodType>(value: Value, what: string) =>
  z.union([value, z.array(value).min(1)], `must be ${what}, or a list with one per week`)

/** `perWeek` for text that matches `pattern`. */
const textPerWeek = (pattern: RegExp, what: string) =>
  perWeek(matching(pattern, `must be ${what}`), what)

const amount = () =>
  textPerWeek(
    /^(max|share|\d+(\.\d+)?(-\d+(\.\d+)?)?)$/,
    'a number or a range as text, such as "8" or "8-12"',
  )

/** A list of weeks as text: '1-6' or '1-3, 5'. */
export const weeks = () => field(weekList(), 'the weeks it runs in; default: all', '1-3, 5')

/** A ladder rung: another exercise, or the same one done differently. */
const rungSchema = z.strictObject({
  exercise: slug("the rung's exercise, if not the line's", 'push-up').optional(),
  as: oneLine(80, 'how it is done on this rung', 'hands on the chair seat').optional(),
  entry: oneLine(
    120,
    'what you must be able to do before this rung, beyond the rule',
    'A ring support of 20 seconds',
  ).optional(),
  first: flag('true for the rung to start on; default: the first'),
  reps: optionalField(amount(), 'repetitions, if they differ on this rung', '4-6'),
  seconds: optionalField(amount(), 'seconds, if you hold this rung', '10-20'),
})

/** The fields that may differ by week: one value for all weeks, or a list with one per week. */
export const weeklyFields = {
  sets: field(
    perWeek(z.int().min(0).max(30), 'a whole number from 0 to 30'),
    'how many sets, or rounds in a group; 0 skips the week',
    3,
    [3, 3, 4, 2],
  ),
  reps: optionalField(
    amount(),
    'repetitions per set: "8", "8-12", "max", or "share" for a percentage of a test result; use exactly one of reps, seconds, meters and minutes',
    '8-12',
  ),
  seconds: optionalField(amount(), 'seconds per set', '20-40'),
  meters: optionalField(amount(), 'meters per set', '40'),
  minutes: optionalField(amount(), 'minutes per set', '20-25'),
  reserve: optionalField(
    perWeek(
      z.union([z.int().min(0).max(12), matching(/^\d+(-\d+)?$/)]),
      'a whole number, or a range as text such as "2-3"',
    ),
    'repetitions left in reserve; use at most one of reserve, rpe and effort',
    2,
    '2-3',
  ),
  rpe: optionalField(
    perWeek(z.number().min(1).max(10), 'a number from 1 to 10'),
    'effort from 1 to 10',
    8,
  ),
  effort: optionalField(
    perWeek(oneLine(80), 'a few words'),
    'effort in words',
    'easy, full sentences',
  ),
  percent: optionalField(
    perWeek(z.number().min(1).max(120), 'a number from 1 to 120'),
    'a percentage of what `of` names; if a rule moves the weight, it sets only the first one',
    70,
  ),
  load: optionalField(
    textPerWeek(weightPattern, 'a weight with its unit, such as "20 kg" or "45 lb"'),
    'a weight with its unit',
    '20 kg',
  ),
  tempo: optionalField(
    textPerWeek(/^\d+-\d+-\d+$/, 'three numbers of seconds, such as "3-1-1"'),
    'seconds down, pause and up',
    '3-1-1',
  ),
  rest: optionalField(
    textPerWeek(
      restPattern,
      'a number of seconds or minutes, such as "90 seconds" or "2-3 minutes", or "none"',
    ),
    'the rest after a set; default: none; in a group, the rest before the next exercise, or after the round for the last one',
    '90 seconds',
  ),
}

/** A line of a session: an exercise and its targets per week. */
export const lineSchema = z.strictObject({
  exercise: slug('the id of an exercise in content/exercises', 'goblet-squat'),
  weeks: weeks().optional(),
  ...weeklyFields,
  of: optionalField(
    matching(
      basePattern,
      'must be "max", "test", "last time", "last week" or a week such as "week 11"',
    ),
    'what `percent` is a percentage of: max (the one-rep max, entered or from a test; the default), test (the weight or repetitions of the last test in this plan), week 11 (the weight of that week), last week, last time',
    'test',
  ),
  lift: slug("the exercise `percent` refers to, if not the line's own", 'back-squat').optional(),
  plus: optionalField(z.int().min(1).max(3), 'weight steps added to the percentage', 1),
  start: oneLine(
    200,
    'how to find the first weight, if repetitions and reserve are not enough; shown in the first week only',
    'About the weight of a full shopping bag.',
  ).optional(),
  every: optionalField(
    z.int().min(20).max(600),
    'seconds from the start of one set to the start of the next in its group, for training by the clock: a beep starts each set, and the clock sets the rest',
    60,
  ),
  group: optionalField(
    matching(/^[A-Z]$/, 'must be one capital letter'),
    'the letter shared by all lines of one superset or circuit',
    'A',
  ),
  progression: oneLine(
    40,
    'how this line progresses, if not like the plan: a name from `progression.others`, or "weeks" to follow the weeks alone',
    'weeks',
  ).optional(),
  ladder: optionalField(
    z.array(rungSchema).min(2).max(8),
    'the rungs for "the next rung", easiest first',
    [{ as: 'hands on the counter' }, { as: 'hands on the chair seat' }],
  ),
  test: flag('true for a test: the result counts'),
  note: oneLine(160, 'anything else the trainee needs to know', 'Back-off set.').optional(),
})

/** A line as an editor writes it. */
export type WrittenLine = z.infer<typeof lineSchema>

type InWeek<Value> = Value extends readonly (infer One)[] ? One : Value
type InOneWeek<Fields> = { [Field in keyof Fields]: InWeek<Fields[Field]> }

/** What a line asks for in one week. */
export interface WeekValues
  extends InOneWeek<Pick<WrittenLine, Exclude<keyof typeof weeklyFields, Measure | 'rest'>>> {
  /** Target per set, in the measure's unit: '8-12', 'max', '30'. */
  amount: string
  rest: string
}
