import { daysBetween, localDate } from '../../basics'
import type { Program } from '../language/program'
import { LONG_BREAK_WEEKS } from '../language/rule-of'
import type { SessionLog } from '../record/log'
import { breakRule } from '../words/break-rule'
import { finishedSessions, type LoggedEntry } from './history'
import type { TrainingFacts } from './training-facts'

/** After this many days back, a break changes nothing anymore. */
const DAYS_BACK = 14

/**
 * Days of the plan's longest break after the session of `since` and after the trainee last kept the weights; 0
 * without one that ended in the last days.
 */
export function breakDays(
  { program, state, now }: Pick<TrainingFacts, 'program' | 'state' | 'now'>,
  finished: readonly SessionLog[],
  since: LoggedEntry | undefined,
  daysBack = DAYS_BACK,
): number {
  const startedFrom = since?.session.started ?? ''
  const today = localDate(now)
  const { kept: keptAt = '' } = state
  const gaps = finished
    .filter(
      ({ plan, started }) => plan === state.plan && started >= startedFrom && started > keptAt,
    )
    .map(({ date }, index, all) => [date, all[index - 1]?.date ?? today] as const)
    .filter(([, end]) => daysBetween(end, today) < daysBack)
    .map(([start, end]) => daysBetween(start, end))
  const longest = Math.max(0, ...gaps)
  return longest >= program.progression.gap.days ? longest : 0
}

/** The first week of a week's block, which begins after a lighter week. */
const blockStart = ({ deloads }: Pick<Program, 'deloads'>, week: number) =>
  Math.max(0, ...deloads.filter((deload) => deload < week)) + 1

/** The break since the plan's last session; undefined without one, or if the trainee has decided. */
export function findOpenBreak(input: TrainingFacts) {
  const { program, sessions, state, now } = input
  const [last] = finishedSessions(sessions).filter(({ plan }) => plan === state.plan)
  if (!last) return undefined
  const { days: minDays, take } = program.progression.gap
  const days = daysBetween(last.date, localDate(now))
  const isDecided = days < minDays || state.restarts.some(({ at }) => at > last.started)
  const isLong = days >= 7 * LONG_BREAK_WEEKS
  const first = isLong
    ? blockStart(program, last.week)
    : take.kind === 'week'
      ? last.week
      : undefined
  /** The weeks that come again. */
  const weeks = isDecided || first === undefined ? undefined : { week: first, to: last.week }
  const isLighter = breakDays(input, [last], undefined) > 0
  return weeks || isLighter
    ? { days, weeks, isLighter, ruleText: breakRule(program, days, weeks, isLighter) }
    : undefined
}
