import { formatLoad } from '../language/units'
import type { Measure } from '../language/vocabulary'
import type { Entry } from '../record/log'
import { amountWithUnit } from '../words/amount-with-unit'
import { breakCut, RUNG_BACK_WEEKS } from '../words/break-rule'
import { type Decision, type DecisionInput, rangeBefore, repeatLastSets } from './decision'
import { isFull, lowestAmount } from './judge'
import { cutLoad, loadInUnit, nearestLoad } from './loads'
import { fifthMore } from './move-up'
import { differenceText } from './weight-text'

const NOT_YET = 'After the break, not yet all reps with enough left'

/** The least that a cut leaves of a hold or a run. */
const USEFUL = { reps: 1, meters: 10, seconds: 5, minutes: 1 } as const

/** An amount after a cut, down to a whole one, or to half a minute below 5 minutes. */
export function cutAmount(amount: number, percent: number, measure: Measure): number {
  const step = measure === 'minutes' && amount < 5 ? 0.5 : 1
  const less = Math.floor((amount * (1 - percent / 100)) / step + 1e-9) * step
  return Math.min(amount, Math.max(USEFUL[measure], less))
}

/**
 * Applies the plan's break rule on top of the prescription, whose `reason` comes first: one lighter time, from the
 * bottom of the range, which notes the weight to return to. Holds and minutes get shorter. Without days, it is still
 * that lighter time.
 */
export function afterBreak(decisionInput: DecisionInput, days: number, reason = ''): Decision {
  const { input, range, rule, lastLoad, available, exercise, measure, last, lastRung } =
    decisionInput
  // No more sets than the last time.
  const fewer = Math.max(
    last.asked.fewer ?? 0,
    rule.on && last.line === decisionInput.planned.lineKey
      ? decisionInput.sets - last.asked.sets
      : 0,
  )
  // The bottom of a range that starts higher by now would be more than before.
  const lower =
    lowestAmount(last) < (range.low ?? 0) && rangeBefore(decisionInput)
      ? { amount: last.asked.amount }
      : {}
  const start = `${reason} ${days ? `After a break of ${days} days` : NOT_YET}`.trim()
  const cut = breakCut(input.program, days)
  const less = lastLoad && cut && cutLoad(lastLoad, cut, available, exercise.loaded === 'added')
  if (lastLoad && less !== undefined)
    return {
      load: less,
      fewer,
      ...lower,
      returnsTo: lastLoad,
      reason: `${start}: ${differenceText(lastLoad, less, available.unit)}.`,
    }
  if (!lastLoad && rule.raise.kind === 'rung' && lastRung > 0 && days >= 7 * RUNG_BACK_WEEKS)
    return { rung: lastRung - 1, reason: `${start}: one rung back.` }
  const { low = 0, high } = range
  const isRange = low !== high
  const isTimed = measure === 'seconds' || measure === 'minutes'
  const most = lowestAmount(last)
  const amount =
    isTimed && most > 0 && typeof cut === 'object' ? cutAmount(most, cut.percent, measure) : low
  if (!lastLoad && amount < low)
    return {
      fewer,
      amount: `${amount}`,
      returnsTo: 0,
      reason: `${start}: ${amountWithUnit(amount, measure)}.`,
    }
  if (!lastLoad && !(rule.on && isRange))
    return { load: lastLoad, fewer, reason: `${start}: as planned this week.` }
  const same = isRange ? 'from the bottom of the range' : 'same weight'
  return { load: lastLoad, fewer, ...lower, returnsTo: lastLoad ?? 0, reason: `${start}: ${same}.` }
}

/** Up to this cut, one full session brings the old weight back; after a larger one, half of it. */
const LARGEST_RETURN = 0.16

/** After a break: once a time was full, back to the old weight; else the same again. Undefined without a break. */
export function comeBack(input: DecisionInput): Decision | undefined {
  const { last, available, history, exercise } = input
  const { returnsTo: asked, unit = available.unit } = last.asked
  if (asked === undefined) return undefined
  const old = loadInUnit({ value: asked, unit }, available)
  const { lastLoad = 0 } = input
  if (lastLoad > old) return undefined
  if (!isFull(last))
    return {
      ...repeatLastSets(input, `${NOT_YET}: same again.`),
      returnsTo: old,
    }
  const isClose = exercise.loaded === 'added' || 1 - lastLoad / old <= LARGEST_RETURN
  const half = nearestLoad((lastLoad + old) / 2, available)
  const to = isClose || half <= lastLoad ? old : half
  const text = formatLoad(to, available.unit)
  if (to < old)
    return { load: to, returnsTo: old, reason: `Enough left after the break: up to ${text}.` }
  // More was done since than before it.
  if (lastLoad === old) return undefined
  const before = history.find(({ entry }) => entry.asked.returnsTo === undefined)?.entry ?? last
  const why = `Enough left after the break: back to ${text}.`
  return easedBack(input, before, repeatLastSets({ ...input, last: before, lastLoad: old }, why))
}

/** Repetitions more, at most, in the session that ends a break; of holds and minutes, a fifth. */
const REPS_BACK = 2

/**
 * The numbers of the time before the break, with no set more, by steps: at most two repetitions and a set more than
 * in the lighter session.
 */
export function easedBack(
  { last, measure, sets }: DecisionInput,
  before: Entry,
  decision: Decision,
): Decision {
  const done = lowestAmount(last)
  const most = measure === 'reps' ? done + REPS_BACK : fifthMore(done)
  const setsBefore = before.line === last.line ? before.asked.sets : sets
  return {
    ...decision,
    fewer: Math.max(decision.fewer ?? 0, sets - last.asked.sets - 1, sets - setsBefore),
    ...(decision.targets && { targets: decision.targets.map((amount) => Math.min(amount, most)) }),
  }
}

/** After a full session with the weight from before a break, what came before it; else undefined. */
export function resumed(input: DecisionInput): DecisionInput | undefined {
  const { last, lastLoad = 0, history } = input
  const start = history.findIndex(({ entry }) => entry.asked.returnsTo === undefined)
  const before = history[start]?.entry
  const isBack = isFull(last) && lastLoad === (last.asked.returnsTo ?? 0)
  return before && start > 0 && isBack && lowestAmount(last) <= lowestAmount(before)
    ? { ...input, last: before, history: history.slice(start) }
    : undefined
}
