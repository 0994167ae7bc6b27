import type { Program, ProgramLine } from './program'
import { defaultRaise, type Rule } from './progression'

/** Rule name of lines that only the weeks change. */
export const BY_WEEKS = 'weeks'

/** Percent by which a deload is lighter, unless its rule says otherwise. */
export const DEFAULT_DELOAD_PERCENT = 10

/** After this many weeks without a session, the block begins again. */
export const LONG_BREAK_WEEKS = 4

/** Returns a line's rule: the one it names, or the plan's. */
export function ruleOf(
  { progression }: Pick<Program, 'progression'>,
  { progression: name }: Pick<ProgramLine, 'progression'>,
): Rule {
  if (name === BY_WEEKS) return { raise: defaultRaise, miss: { ...defaultRaise, kind: 'same' } }
  return (name && progression.others?.[name]) || progression
}

/** Whether a rule raises weights. */
export const movesWeight = ({ on, raise }: Pick<Rule, 'on' | 'raise'>) =>
  on !== undefined && (raise.kind === 'step' || raise.kind === '%')

/** In how many sessions in a row a rule's goal earns its raise: two for a rung where no reserve is asked. */
export const sessionsInARow = ({ times, raise, left }: Rule, isRated: boolean) =>
  times ?? (raise.kind === 'rung' && left === undefined && !isRated ? 2 : 1)

/** Where one step is a larger share of the weight, in percent, a cut keeps the weight; no double step is larger. */
export const COARSE_STEP = 12

/** The largest step down, in percent, where a weight must get less. */
export const LARGEST_CUT = 20

/** The largest double step, in percent. */
export const doubleLimit = ({ limit = COARSE_STEP }: Pick<Rule, 'limit'>) =>
  Math.min(limit, COARSE_STEP)

/** What three sessions in a row with too few reps left take off a test, or a max without a cut of its own. */
export const HARD_PERCENT = 5

/** What all cuts together leave of a max or a test. */
export const LOWEST_SHARE = 0.9

export type WeekKind = 'deload' | 'test'

/** Returns a week's special purpose; undefined for regular weeks. */
export function weekKind(
  { deloads, tests }: Pick<Program, 'deloads' | 'tests'>,
  week: number,
): WeekKind | undefined {
  if (tests.includes(week)) return 'test'
  return deloads.includes(week) ? 'deload' : undefined
}

/** Whether a list of weeks ('1-3, 5') includes a week; an undefined list includes all. */
export const includesWeek = (weeks: string | undefined, week: number) =>
  weeks === undefined ||
  weeks.split(', ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return week >= first && week <= last
  })
