import type { Measure } from '../../../lib/vocabulary'
import type { Rule } from '../../../plan/model/progression'
import type { TrainingExercise } from '../exercises'
import { doneSets, type Entry } from '../log'
import type { LoggedEntry } from './history'
import { parseRange, type Range } from './judge'
import type { AvailableLoads } from './loads'
import type { LineRung } from './rungs'

export interface DecisionInput {
  /** Today's line. `last` may belong to another line if the plan keeps one account per lift. */
  name: string
  rule: Rule
  measure: Measure
  sets: number
  /** Today's prescribed reps per set and reps in reserve. */
  range: Range
  reserve: Range
  exercise: Pick<TrainingExercise, 'loaded'>
  available: AvailableLoads
  /** Newest first, without deload weeks and tests. Loads are in today's unit. */
  history: readonly LoggedEntry[]
  last: Entry
  /** Heaviest weight of `last`; undefined if no set had one. */
  lastLoad: number | undefined
  week: number
  /** Counted from 0. */
  lastRung: number
  rungs: readonly LineRung[]
}

export interface Decision {
  load?: number | undefined
  /** Overrides the week's amount. */
  amount?: string
  /** Whether the whole group repeats the last sets, amount and rest. */
  repeatsGroup?: boolean
  /** Goal per set; if missing, the bottom of the range. */
  targets?: readonly number[]
  /** The new rung, if it changes. */
  rung?: number
  /** One sentence, shown to the trainee. */
  reason: string
}

/**
 * Repeats the last weight and reps. Keeps them within today's range, or within the last one if today's is
 * higher. A set that fell short aims for the amount of the set before it.
 */
export function repeatLastSets(input: DecisionInput, reason: string): Decision {
  const { last, sets, range } = input
  const lastRange = parseRange(last.asked.amount)
  const isSameLine = last.line === input.name && last.asked.measure === input.measure
  const isHarder = isSameLine && (lastRange.low ?? 0) < (range.low ?? 0)
  const { low = 0, high = Number.POSITIVE_INFINITY } = isHarder ? lastRange : range
  const done = doneSets(last).map(({ amount = 0 }) => amount)
  const targets: number[] = []
  for (let set = 0; set < sets; set++) {
    const amount = done[set] ?? 0
    targets.push(Math.min(high, amount >= low ? amount : (targets.at(-1) ?? low)))
  }
  return {
    ...repeatLoad(input, reason),
    ...(isHarder && { amount: last.asked.amount }),
    ...(range.low !== undefined && { targets }),
  }
}

/** Repeats the last weight. */
export const repeatLoad = ({ lastLoad, lastRung }: DecisionInput, reason: string): Decision => ({
  load: lastLoad,
  rung: lastRung,
  reason,
})
