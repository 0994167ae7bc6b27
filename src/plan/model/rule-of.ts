import type { Program, ProgramLine } from './program'
import type { Rule } from './progression-grammar'

/** The name by which a line says that nothing but the weeks moves it. */
export const BY_WEEKS = 'weeks'

/** Returns the rule of a line: the one it names, or the plan's. */
export function ruleOf(
  { progression }: Pick<Program, 'progression'>,
  { progression: name }: Pick<ProgramLine, 'progression'>,
): Rule {
  if (name === BY_WEEKS) return {}
  return (name && progression.others?.[name]) || progression
}

/** Returns whether a rule moves weights. */
export const movesWeight = ({ on, raise = 'a step' }: Rule) =>
  on !== undefined && /step|%/.test(raise)

/** What a week is for, where it is not for training harder. */
export type WeekKind = 'deload' | 'test'

/** Returns what a week is for; undefined for a week like most. */
export function weekKind(
  { deloads, tests }: Pick<Program, 'deloads' | 'tests'>,
  week: number,
): WeekKind | undefined {
  if (tests.includes(week)) return 'test'
  return deloads.includes(week) ? 'deload' : undefined
}

/** Returns whether weeks in words ('1-3, 5') name a week; any week where there are no words. */
export const namesWeek = (weeks: string | undefined, week: number) =>
  weeks === undefined ||
  weeks.split(', ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return week >= first && week <= last
  })

/** Returns why a rule raises nothing in a week; undefined where it may. */
export function closedIn(rule: Rule, week: number): string | undefined {
  const { from = 1, every = 1, weeks } = rule
  if (week < from) return `Raises begin in week ${from}`
  if (!namesWeek(weeks, week))
    return `Raises come in ${/[,-]/.test(weeks ?? '') ? 'weeks' : 'week'} ${weeks} only`
  if ((week - from) % every !== 0)
    return `Raises come in every ${ordinal(every)} week, counted from week ${from}`
  return undefined
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Returns a place in words: 'second', '7th'. */
export const ordinal = (place: number) => ordinals[place] ?? `${place}th`
