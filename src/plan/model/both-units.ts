import { type LoadKind, parseLoad } from '../../lib/units'
import { units } from '../../lib/vocabulary'
import { loadText, practicalLoad } from './written-loads'

/** Returns a weight in both units, its original first: '20 kg (45 lb)'. Returns other text unchanged. */
export function inBothUnits(text: string, kind: LoadKind): string {
  const load = parseLoad(text)
  if (!load) return text
  const otherUnits = units.filter((unit) => unit !== load.unit)
  const converted = otherUnits.map((unit) => loadText(practicalLoad(load, unit, kind)))
  return `${loadText(load)} (${converted.join(', ')})`
}
