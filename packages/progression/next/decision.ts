import { parseRange, type Range } from '../language/numbers'
import type { Measure } from '../language/vocabulary'
import { doneSets, type Entry } from '../record/log'
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

/**
 * Repeats the last weight and reps. Keeps them within today's range, or within the last one if today's is
 * higher. A set that fell short aims for the amount of the set before it.
 */
export function repeatLastSets(input: DecisionInput, reason: string): Decision {
  const { last, sets, range } = input
  const lastRange = parseRange(last.asked.amount)
  const isSameLine = last.line === input.planned.lineKey && last.asked.measure === input.measure
  const isHarder = isSameLine && (lastRange.low ?? 0) < (range.low ?? 0)
  const { low = 0, high = Number.POSITIVE_INFINITY } = isHarder ? lastRange : range
  const done = doneSets(last)
  const targets: number[] = []
  for (let set = 0; set < sets; set++) {
    const amount = done[set]?.amount ?? 0
    targets.push(Math.min(high, amount >= low ? amount : (targets.at(-1) ?? low)))
  }
  return {
    ...repeatLoad(input, reason),
    ...(isHarder && { amount: last.asked.amount }),
    ...(range.low !== undefined && { targets }),
  }
}

export const repeatLoad = ({ lastLoad }: DecisionInput, reason: string): Decision => ({
  load: lastLoad,
  reason,
})
