import { inUnit, type Load, type LoadKind, loadStep, parseLoad, roundTo } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'

// Apart from the units, which training loads: it works its weights out by itself.

/** The smallest step of what lies in a backpack. */
const BOOK: Record<Unit, number> = { kg: 0.5, lb: 1 }

/** Returns a load in a unit, rounded to what plates, dumbbells or pins allow in it; never below one step. */
export function practicalLoad(load: Load, wanted: Unit, kind: LoadKind): Load {
  const { value } = inUnit(load, wanted)
  const usual = loadStep(kind, wanted)
  // What a backpack gains by a book is less than half a plate.
  const step = kind === 'other' && value < usual / 2 ? BOOK[wanted] : usual
  return { value: Math.max(step, roundTo(value, step)), unit: wanted }
}

/** Returns a load as a text: '22.5 kg'. */
export const loadText = ({ value, unit }: Load) => `${Number(value.toFixed(2))} ${unit}`

/**
 * Returns a written weight as it is shown in a unit: as it stands in its own, rounded to what a gym has in
 * the other. A text that is no weight stays as it is.
 */
export function loadIn(text: string, wanted: Unit, kind: LoadKind): string {
  const load = parseLoad(text)
  if (!load || load.unit === wanted) return text
  return loadText(practicalLoad(load, wanted, kind))
}
