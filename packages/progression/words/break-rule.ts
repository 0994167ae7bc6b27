import type { Program } from '../language/program'
import { LONG_BREAK_WEEKS } from '../language/rule-of'
import type { Restart } from '../record/plan-state'

/** After this many weeks without a session, a ladder goes back a rung. */
export const RUNG_BACK_WEEKS = 3

/** Breaks that cost more: from so many weeks on, how much more of the plan's cut. */
export const longer = [
  { weeks: LONG_BREAK_WEEKS, factor: 2 },
  { weeks: RUNG_BACK_WEEKS, factor: 1.5 },
]

/** What a break of `days` takes off each weight once; undefined if nothing. */
export function breakCut(
  { progression }: Pick<Program, 'progression'>,
  days: number,
): { percent: number } | 'a step' | undefined {
  const { kind, count } = progression.gap.cut
  const { factor = 1 } = longer.find(({ weeks }) => days >= 7 * weeks) ?? {}
  if (kind === 'step') return 'a step'
  return kind === '%' ? { percent: Math.round(count * factor) } : undefined
}

/** '10% less', 'a step less', or '' if a break takes nothing off. */
export function cutText(program: Pick<Program, 'progression'>, days: number): string {
  const cut = breakCut(program, days)
  return cut === 'a step' ? 'a step less' : cut ? `${cut.percent}% less` : ''
}

/** The plan's rule for a break of `days`, as a list: 'week 3 again, 10% less once'. */
export function breakRule(
  program: Pick<Program, 'progression'>,
  days: number,
  weeks: Omit<Restart, 'at'> | undefined,
  isLighter: boolean,
): string {
  const lighter = cutText(program, days)
  return [
    weeks && `${weeksText(weeks)} again`,
    isLighter && lighter && `${lighter} once`,
    isLighter && 'two sets fewer in the first session',
  ]
    .filter(Boolean)
    .join(', ')
}

/** 'week 3', 'weeks 5 to 7'. */
export const weeksText = ({ week, to = week }: Omit<Restart, 'at'>) =>
  to === week ? `week ${week}` : `weeks ${week} to ${to}`
