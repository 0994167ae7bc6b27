import type { Measure } from '../../lib/vocabulary'
import type { Rule } from '../../plan/model/progression-grammar'
import type { Performance } from './history'
import { type Range, rangeAsked } from './judge'
import type { Loading } from './loads'
import { doneSets, type Entry } from './log'

/** What a decision rests on. */
export interface DecisionInput {
  /** The line of today; the last time may be another's, where an exercise has one account. */
  line: string
  rule: Rule
  measure: Measure
  sets: number
  /** What a set of today asks for, and the repetitions to leave in reserve. */
  range: Range
  reserve: Range
  loading: Loading
  /** The times outside lighter weeks and tests, the last one first. */
  history: readonly Performance[]
  last: Entry
  /** The weight of the last time in today's unit; undefined without one. */
  load: number | undefined
  /** 'weight', 'added' or 'body'. */
  loaded: string
  week: number
  /** The rung of the last time and the highest there is, counted from 0. */
  rung: number
  topRung: number
}

/** What a rule says. */
export interface Decision {
  load?: number | undefined
  /** In place of what the week asks. */
  amount?: string
  /** Whether sets, amount and rest of the last time come once more, and so in all of its group. */
  again?: boolean
  /** What each set is to reach, where the rule knows better than the least of the range. */
  targets?: readonly number[]
  /** Another rung than last time's. */
  rung?: number
  /** Why, in one sentence. */
  reason: string
}

/**
 * Returns a decision for the weight and the repetitions of the last time, within today's range, or that of the last
 * time where today asks more. A set that fell short is to reach what the one before it did.
 */
export function sameReps(input: DecisionInput, reason: string): Decision {
  const { last, sets, range } = input
  const then = rangeAsked(last.asked.amount)
  const isSame = last.line === input.line && last.asked.measure === input.measure
  const isMore = isSame && (then.low ?? 0) < (range.low ?? 0)
  const { low = 0, high = Number.POSITIVE_INFINITY } = isMore ? then : range
  const done = doneSets(last).map(({ amount = 0 }) => amount)
  const targets: number[] = []
  for (let set = 0; set < sets; set++) {
    const amount = done[set] ?? 0
    targets.push(Math.min(high, amount >= low ? amount : (targets.at(-1) ?? low)))
  }
  return {
    ...same(input, reason),
    ...(isMore && { amount: last.asked.amount }),
    ...(range.low !== undefined && { targets }),
  }
}

/** Returns a decision for the weight of the last time. */
export const same = ({ load, rung }: DecisionInput, reason: string): Decision => ({
  load,
  rung,
  reason,
})
