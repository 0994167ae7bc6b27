import { daysBetween, localDate } from '../../lib/dates'
import { defaultGap, LONG_BREAK_WEEKS } from '../../plan/model/default-rules'
import type { Progression } from '../../plan/model/progression-grammar'
import { type Decision, type DecisionInput, same } from './decision'
import { fallBack } from './fall-back'
import { finishedSessions, type Performance } from './history'
import { rangeAsked } from './judge'
import { nearestLoad } from './loads'
import type { SessionLog } from './log'
import type { TrainingInput } from './training-input'

/**
 * Returns whether a break lies between a time that an exercise was done and today: so many days without any
 * session of the plan, lighter ones counted. One after which the weights were kept is none.
 */
export function wasAway(
  { program, state, now }: Pick<TrainingInput, 'program' | 'state' | 'now'>,
  finished: readonly SessionLog[],
  since: Performance | undefined,
): boolean {
  const { days } = program.progression.gap ?? defaultGap
  const from = since?.session.started ?? ''
  const { kept = '' } = state
  const dates = finished
    .filter(({ plan, started }) => plan === state.plan && started >= from && started > kept)
    .map(({ date }) => date)
  return dates.some((date, index) => daysBetween(date, dates[index - 1] ?? localDate(now)) >= days)
}

/**
 * Returns what the plan says after a break, put on what would have been asked, whose reason is said first. Less is
 * less weight, in a week that comes again too, to the nearest there is: a tenth off must not become a third. What has
 * none comes as the last time, where the week asks for more.
 */
export function afterGap(
  input: DecisionInput,
  { gap: { days, take } = defaultGap }: Progression,
  reason = '',
): Decision {
  const why = `${reason} After a break of ${days} days or more`.trim()
  const { range, load, rung, last, sets } = input
  const { high } = rangeAsked(last.asked.amount)
  const isMore = high && last.asked.sets * high < sets * (range.high ?? 0)
  if (!load && isMore && /less/.test(take))
    return { ...same(input, `${why}: what the last time asked.`), again: true }
  const decision = fallBack(input, lessOf(take), why, nearestLoad)
  const isSame = decision.load === load && decision.rung === rung && range.low !== range.high
  return isSame ? { ...decision, reason: `${why}: from the bottom of the range.` } : decision
}

/** What a break takes off weights, in a week that comes again too. */
const lessOf = (take: string) => (take === 'the week again' ? defaultGap.take : take)

/** A break that something is still to be decided about. */
interface Break {
  days: number
  /** The week that it brings back, 0 for the whole plan. */
  again: number | undefined
  /** Whether weights are lighter for it. */
  isLighter: boolean
  /** What the plan says of it, in words. */
  says: string
}

/** Returns the break between a plan's last session and today; undefined where there is none, or all is decided. */
export function breakNow(input: TrainingInput): Break | undefined {
  const { program, sessions, state, now } = input
  const [last] = finishedSessions(sessions).filter(({ plan }) => plan === state.plan)
  if (!last) return undefined
  const { days: least, take } = program.progression.gap ?? defaultGap
  const days = daysBetween(last.date, localDate(now))
  const isDecided = days < least || state.restarts.some(({ at }) => at > last.started)
  const week = days >= 7 * LONG_BREAK_WEEKS ? 0 : take === 'the week again' ? last.week : undefined
  const again = isDecided ? undefined : week
  const isLighter = take !== 'the same' && wasAway(input, [last], undefined)
  const says = [
    again !== undefined && `week ${again || 1} again`,
    isLighter && `${lessOf(take)} on each weight`,
  ]
    .filter(Boolean)
    .join(', ')
  return says ? { days, again, isLighter, says } : undefined
}
