import {
  formatLoad,
  inUnit,
  type Load,
  type LoadKind,
  loadStep,
  parseLoad,
  roundTo,
} from '../language/units'
import { type Unit, units } from '../language/vocabulary'

/** Smallest step of a backpack's load: a book. */
const BACKPACK_STEP: Record<Unit, number> = { kg: 0.5, lb: 1 }

/** Converts a load and rounds it to what plates, dumbbells or pins allow, to one step at least. */
export function practicalLoad(load: Load, unit: Unit, kind: LoadKind): Load {
  const { value } = inUnit(load, unit)
  const usual = loadStep(kind, unit)
  // Half a plate is too coarse for a light backpack.
  const step = kind === 'other' && value < usual / 2 ? BACKPACK_STEP[unit] : usual
  return { value: Math.max(step, roundTo(value, step)), unit }
}

/** Converts a written weight, rounded to common gym weights. Leaves one in that unit and other text as is. */
export function loadIn(text: string, unit: Unit, kind: LoadKind): string {
  const load = parseLoad(text)
  if (!load || load.unit === unit) return text
  return formatLoad(practicalLoad(load, unit, kind).value, unit)
}

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
