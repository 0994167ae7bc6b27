import { parseRange, type Range } from '../language/numbers'
import { lineOfKey } from '../language/program'
import type { Measure } from '../language/vocabulary'
import { doneSets, type Entry } from '../record/log'
import { countShortSets, isHard } from './judge'
import type { ResolvedLine } from './resolve-line'

/** A line done before. `last` may be of another line if the plan tracks progress per lift. */
export interface DecisionInput extends ResolvedLine {
  last: Entry
  measure: Measure
  sets: number
  /** Today's prescribed reps per set and reps in reserve. */
  range: Range
  reserve: Range
}

export interface Decision {
  load?: number | undefined
  amount?: string
  /** Goal per set; if missing, the bottom of the range. */
  targets?: readonly number[]
  /** Sets fewer than the week's. */
  fewer?: number | undefined
  /** The weight before a break, until it is back; 0 without weight. */
  returnsTo?: number | undefined
  /** The new rung, if it changes. */
  rung?: number
  reason: string
}

/** What the plan asks of a line in the week of the last time. */
function thenPlanned({ last, history, input }: DecisionInput, lineKey: string) {
  const week = history.find(({ entry }) => entry === last)?.session.week ?? 0
  return lineOfKey(input.program, lineKey)?.weeks[week - 1]
}

/** The range of the last time, if this line or another that asked as much then has a higher one today. */
export function rangeBefore(input: DecisionInput): Range | undefined {
  const { last, measure, planned, range } = input
  const before = parseRange(last.asked.amount)
  if (last.asked.measure !== measure || (before.low ?? 0) >= (range.low ?? 0)) return undefined
  const own = thenPlanned(input, planned.lineKey)?.amount
  const isAlike =
    last.line === planned.lineKey || !own || own === thenPlanned(input, last.line)?.amount
  return isAlike ? before : undefined
}

/** Whether a rule asked fewer reps of the last time than the plan. */
export const wasReduced = (input: DecisionInput): boolean =>
  (parseRange(input.last.asked.amount).low ?? 0) <
  (parseRange(thenPlanned(input, input.last.line)?.amount).low ?? 0)

/** Sets fewer than the week's; after a time that was too hard or short, no more than this line had. */
export function heldSets({ last, rule, sets, history, planned }: DecisionInput): number {
  const fewer = last.asked.fewer ?? 0
  const own = history.find(({ entry }) => entry.line === planned.lineKey)?.entry.asked
  const isHeld = own && (isHard(last, rule) || countShortSets(last) > 0)
  return isHeld ? Math.max(fewer, sets - own.sets) : fewer
}

/**
 * Repeats the last weight and reps. Keeps them within today's range, or within the last one if today's is
 * higher, and adds no sets after a time that was too hard. A set that fell short aims for the amount of the set
 * before it.
 */
export function repeatLastSets(input: DecisionInput, reason: string): Decision {
  const { last, sets, range } = input
  const before = rangeBefore(input)
  const { low = 0, high = Number.POSITIVE_INFINITY } = before ?? range
  const done = doneSets(last)
  const targets: number[] = []
  for (let set = 0; set < sets; set++) {
    const amount = done[set]?.amount ?? 0
    targets.push(Math.min(high, amount >= low ? amount : (targets.at(-1) ?? low)))
  }
  return {
    ...repeatLoad(input, reason),
    fewer: heldSets(input),
    ...(before && { amount: last.asked.amount }),
    ...(range.low !== undefined && { targets }),
  }
}

export const repeatLoad = ({ lastLoad }: DecisionInput, reason: string): Decision => ({
  load: lastLoad,
  reason,
})
