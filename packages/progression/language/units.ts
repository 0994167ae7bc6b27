import { piecesOf, type Unit, units } from './vocabulary'

export interface Load {
  value: number
  unit: Unit
}

/** Kinds of equipment that differ in load steps. */
export type LoadKind = 'barbell' | 'dumbbell' | 'kettlebell' | 'machine' | 'other'

/** The smallest load steps in most gyms. */
const steps: Record<LoadKind, Record<Unit, number>> = {
  barbell: { kg: 2.5, lb: 5 },
  dumbbell: { kg: 2, lb: 5 },
  kettlebell: { kg: 4, lb: 5 },
  machine: { kg: 5, lb: 10 },
  other: { kg: 1, lb: 2.5 },
}

/** Kilograms in a pound, exactly (the international avoirdupois pound of 1959). */
export const KG_PER_LB = 0.453_592_37

export const loadStep = (kind: LoadKind, unit: Unit) => steps[kind][unit]

/** Parses '20 kg'; undefined for anything else. */
export function parseLoad(text: string | null | undefined): Load | undefined {
  const [, value, unit] = /^(\d+(?:\.\d+)?) (kg|lb)$/.exec(text ?? '') ?? []
  const parsedUnit = units.find((one) => one === unit)
  return value && parsedUnit ? { value: Number(value), unit: parsedUnit } : undefined
}

/** The weight that a rung's words name: 3 of 'with 3 kg (7 lb) of books'. */
export const loadInWords = (words: string | undefined, unit: Unit): number | undefined =>
  Number(new RegExp(`([\\d.]+) ${unit}\\b`).exec(words ?? '')?.[1]) || undefined

/** '22.5 kg'; nothing added is 'body weight'. */
export const formatLoad = (value: number, unit: Unit) =>
  value === 0 ? 'body weight' : `${Number(value.toFixed(2))} ${unit}`

/** Converts a load without rounding. */
export function inUnit({ value, unit }: Load, targetUnit: Unit): Load {
  if (unit === targetUnit) return { value, unit }
  return { value: targetUnit === 'kg' ? value * KG_PER_LB : value / KG_PER_LB, unit: targetUnit }
}

/** Rounds to the nearest step. Halves round down, because too light is the safer mistake. */
export const roundTo = (value: number, step: number) =>
  Number((Math.ceil(value / step - 0.5 - 1e-9) * step).toFixed(3))

/** Returns an exercise's kind of load, from its equipment. Of alternatives ('A or B'), the first counts. */
export function loadKindOf(equipment: readonly string[]): LoadKind {
  const pieces = equipment.map((entry) => piecesOf(entry)[0] ?? '')
  if (pieces.some((piece) => piece === 'barbell' || piece === 'EZ bar')) return 'barbell'
  if (pieces.includes('dumbbell')) return 'dumbbell'
  if (pieces.includes('kettlebell')) return 'kettlebell'
  if (pieces.some((piece) => piece === 'machine' || piece === 'cable station')) return 'machine'
  return 'other'
}
