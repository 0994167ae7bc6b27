import { formatLoad } from '../language/units'
import type { Unit } from '../language/vocabulary'

/** '2.5 kg more', '5 lb less'. */
export function differenceText(from: number, to: number, unit: Unit): string {
  if (to === from) return 'same weight'
  return `${formatLoad(Math.abs(to - from), unit)} ${to > from ? 'more' : 'less'}`
}
