import type { Measure, Unit } from '../../lib/vocabulary'
import type { WeekLine } from '../../plan/model/week'
import type { Range } from './judge'
import type { Loading } from './loads'
import type { Entry } from './log'

/** What a rule is given to say what today asks. */
export interface RuleInput {
  line: WeekLine
  range: Range
  /** Repetitions to leave in reserve today, the least of a range. */
  reserve: number | undefined
  loading: Loading
  /** The last time outside a lighter week, and the time before it. */
  last: Entry
  before: Entry | undefined
  /** The weight of the last time in today's unit; undefined without one. */
  load: number | undefined
  /** Whether a weight may be used at all. */
  weighted: boolean
  isDeload: boolean
}

/** What a rule says. */
export interface Verdict {
  load?: number | undefined
  /** What each set is to reach, where the rule knows better than the least of the range. */
  targets?: readonly number[]
  /** Why, in one sentence. */
  reason: string
  /** Asks for a harder or an easier exercise in place of this one. */
  turn?: 'harder' | 'easier'
}

/** A rule of progression. */
export type Rule = (input: RuleInput) => Verdict

/** What stands behind an amount, by its measure. */
export const unitTexts: Record<Measure, string> = {
  reps: '',
  seconds: ' seconds',
  meters: ' meters',
  minutes: ' minutes',
}

/** Returns an amount in its measure: '12', '30 seconds'. */
export const amountOf = (amount: number, measure: Measure) => `${amount}${unitTexts[measure]}`

/** Returns a weight as a text: '62.5 kg'. */
export const weightText = (value: number, unit: Unit) => `${Number(value.toFixed(2))} ${unit}`

/** Returns what a load that should be lighter says: gyms rarely have exactly a tenth less. */
export const lessText = (from: number, to: number, unit: Unit) =>
  to < from ? difference(from, to, unit) : 'the same weight, there is no lighter one'

/** Returns the difference between two weights in words: '2.5 kg more', '5 lb less'. */
export function difference(from: number, to: number, unit: Unit): string {
  if (to === from) return 'same weight'
  return `${weightText(Math.abs(to - from), unit)} ${to > from ? 'more' : 'less'}`
}
