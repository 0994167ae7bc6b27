import { formatLoad } from '../language/units'
import type { Unit } from '../language/vocabulary'

/** Describes a reduction. Rounding can cancel it, because gyms rarely have exactly 10% less. */
export const reductionText = (from: number, to: number, unit: Unit) =>
  to < from
    ? differenceText(from, to, unit)
    : 'the same weight, because no slightly lighter one is available'

/** '2.5 kg more', '5 lb less'. */
export function differenceText(from: number, to: number, unit: Unit): string {
  if (to === from) return 'same weight'
  return `${formatLoad(Math.abs(to - from), unit)} ${to > from ? 'more' : 'less'}`
}
