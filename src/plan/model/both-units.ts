import { formatLoad, type LoadKind, parseLoad } from '../../lib/units'
import { units } from '../../lib/vocabulary'
import { practicalLoad } from './written-loads'

/** Returns a weight in both units, its original first: '20 kg (45 lb)'. Returns other text unchanged. */
export function inBothUnits(text: string, kind: LoadKind): string {
  const load = parseLoad(text)
  if (!load) return text
  const otherUnits = units.filter((unit) => unit !== load.unit)
  const converted = otherUnits.map((unit) =>
    formatLoad(practicalLoad(load, unit, kind).value, unit),
  )
  return `${formatLoad(load.value, load.unit)} (${converted.join(', ')})`
}
