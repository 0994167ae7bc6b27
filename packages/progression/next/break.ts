import { daysBetween, localDate } from '../../basics'
import { parseRange } from '../language/numbers'
import { LONG_BREAK_WEEKS } from '../language/rule-of'
import type { SessionLog } from '../record/log'
import { type Decision, type DecisionInput, repeatLoad } from './decision'
import { finishedSessions, type LoggedEntry } from './history'
import { nearestLoad } from './loads'
import { applySetback } from './setbacks'
import type { TrainingInput } from './training-input'

/**
 * Whether the plan had a long enough gap after the session of `since` and after the trainee last kept the
 * weights.
 */
export function hadBreak(
  { program, state, now }: Pick<TrainingInput, 'program' | 'state' | 'now'>,
  finished: readonly SessionLog[],
  since: LoggedEntry | undefined,
): boolean {
  const startedFrom = since?.session.started ?? ''
  const { kept: keptAt = '' } = state
  const dates = finished
    .filter(
      ({ plan, started }) => plan === state.plan && started >= startedFrom && started > keptAt,
    )
    .map(({ date }) => date)
  return dates.some(
    (date, index) =>
      daysBetween(date, dates[index - 1] ?? localDate(now)) >= program.progression.gap.days,
  )
}

/**
 * Applies the plan's break rule on top of the prescription, whose `reason` comes first. Cuts round to the
 * nearest weight, because rounding down could turn 10% into a third. Without a load, repeats the last time if
 * the week prescribes more.
 */
export function afterBreak(decisionInput: DecisionInput, reason = ''): Decision {
  const { input, range, lastLoad, last, sets } = decisionInput
  const { days, take, cut } = input.program.progression.gap
  const reasonStart = `${reason} After a break of ${days} days or more`.trim()
  const { high } = parseRange(last.asked.amount)
  const isHarder = high && last.asked.sets * high < sets * (range.high ?? 0)
  if (!lastLoad && isHarder && (take.kind === 'step' || take.kind === '%'))
    return {
      ...repeatLoad(decisionInput, `${reasonStart}: same as last time.`),
      repeatsGroup: true,
    }
  const decision = applySetback(decisionInput, cut, reasonStart, nearestLoad)
  const isUnchanged =
    decision.load === lastLoad && decision.rung === undefined && range.low !== range.high
  return isUnchanged
    ? { ...decision, reason: `${reasonStart}: from the bottom of the range.` }
    : decision
}

/** The break since the plan's last session; undefined without one, or if the trainee has decided. */
export function findOpenBreak(input: TrainingInput) {
  const { program, sessions, state, now } = input
  const [last] = finishedSessions(sessions).filter(({ plan }) => plan === state.plan)
  if (!last) return undefined
  const { days: minDays, take, cut } = program.progression.gap
  const days = daysBetween(last.date, localDate(now))
  const isDecided = days < minDays || state.restarts.some(({ at }) => at > last.started)
  const week = days >= 7 * LONG_BREAK_WEEKS ? 0 : take.kind === 'week' ? last.week : undefined
  /** 0 is the whole plan. */
  const weekToRepeat = isDecided ? undefined : week
  const isLighter = take.kind !== 'same' && hadBreak(input, [last], undefined)
  const consequences = [
    weekToRepeat !== undefined && `week ${weekToRepeat || 1} again`,
    isLighter && `${cut.text} weight`,
  ].filter(Boolean)
  return consequences.length > 0
    ? { days, weekToRepeat, isLighter, ruleText: consequences.join(', ') }
    : undefined
}
