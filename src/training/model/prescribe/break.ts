import { daysBetween, localDate } from '../../../lib/dates'
import { LONG_BREAK_WEEKS } from '../../../plan/model/default-rules'
import type { Progression } from '../../../plan/model/progression'
import type { SessionLog } from '../log'
import { type Decision, type DecisionInput, repeatLoad } from './decision'
import { finishedSessions, type LoggedEntry } from './history'
import { parseRange } from './judge'
import { nearestLoad } from './loads'
import { applyFallback } from './setbacks'
import type { TrainingInput } from './training-input'

/**
 * Whether the trainee took a break since `since`: enough days without a session of the plan, even a deload. A
 * break doesn't count if the trainee kept the weights after it.
 */
export function hadBreak(
  { program, state, now }: Pick<TrainingInput, 'program' | 'state' | 'now'>,
  finished: readonly SessionLog[],
  since: LoggedEntry | undefined,
): boolean {
  const { days } = program.progression.gap
  const startedFrom = since?.session.started ?? ''
  const { kept: keptAt = '' } = state
  const dates = finished
    .filter(
      ({ plan, started }) => plan === state.plan && started >= startedFrom && started > keptAt,
    )
    .map(({ date }) => date)
  return dates.some((date, index) => daysBetween(date, dates[index - 1] ?? localDate(now)) >= days)
}

/**
 * Applies the plan's break rule on top of the prescription, whose `reason` comes first. Cuts round to the
 * nearest weight, because rounding down could turn 10% into a third. Without a load, repeats the last time if
 * the week prescribes more.
 */
export function afterBreak(input: DecisionInput, progression: Progression, reason = ''): Decision {
  const { days, take, cut } = progression.gap
  const reasonStart = `${reason} After a break of ${days} days or more`.trim()
  const { range, lastLoad, lastRung, last, sets } = input
  const { high } = parseRange(last.asked.amount)
  const isHarder = high && last.asked.sets * high < sets * (range.high ?? 0)
  if (!lastLoad && isHarder && (take.kind === 'step' || take.kind === '%'))
    return { ...repeatLoad(input, `${reasonStart}: same as last time.`), repeatsGroup: true }
  const decision = applyFallback(input, cut, reasonStart, nearestLoad)
  const isUnchanged =
    decision.load === lastLoad && decision.rung === lastRung && range.low !== range.high
  return isUnchanged
    ? { ...decision, reason: `${reasonStart}: from the bottom of the range.` }
    : decision
}

/** A break that still needs a decision. */
interface Break {
  days: number
  /** The week to repeat; 0 for the whole plan, undefined for none. */
  weekToRepeat: number | undefined
  /** Whether it reduces the weights. */
  isLighter: boolean
  /** The plan's rule in words. */
  ruleText: string
}

/** The break since the plan's last session; undefined without one, or if the trainee has decided. */
export function findOpenBreak(input: TrainingInput): Break | undefined {
  const { program, sessions, state, now } = input
  const [last] = finishedSessions(sessions).filter(({ plan }) => plan === state.plan)
  if (!last) return undefined
  const { days: minDays, take, cut } = program.progression.gap
  const days = daysBetween(last.date, localDate(now))
  const isDecided = days < minDays || state.restarts.some(({ at }) => at > last.started)
  const week = days >= 7 * LONG_BREAK_WEEKS ? 0 : take.kind === 'week' ? last.week : undefined
  const repeatedWeek = isDecided ? undefined : week
  const isLighter = take.kind !== 'same' && hadBreak(input, [last], undefined)
  const ruleText = [
    repeatedWeek !== undefined && `week ${repeatedWeek || 1} again`,
    isLighter && `${cut.text} on each weight`,
  ]
    .filter(Boolean)
    .join(', ')
  return ruleText ? { days, weekToRepeat: repeatedWeek, isLighter, ruleText } : undefined
}
