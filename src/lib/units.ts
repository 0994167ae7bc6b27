import { KG_PER_LB } from './pound'
import { type Unit, units } from './vocabulary'

/** A weight with its unit. */
export interface Load {
  value: number
  unit: Unit
}

/** What a load is made of: its steps differ. */
export type LoadKind = 'barbell' | 'dumbbell' | 'kettlebell' | 'machine' | 'other'

/** The smallest steps that gyms usually allow, by what is loaded. */
const steps: Record<LoadKind, Record<Unit, number>> = {
  barbell: { kg: 2.5, lb: 5 },
  dumbbell: { kg: 2, lb: 5 },
  kettlebell: { kg: 4, lb: 5 },
  machine: { kg: 5, lb: 10 },
  other: { kg: 1, lb: 2.5 },
}

/** Returns the step between loads of a kind in a unit. */
export const loadStep = (kind: LoadKind, unit: Unit) => steps[kind][unit]

/** Returns a text such as '20 kg' as a load; undefined for anything else. */
export function parseLoad(text: string | null | undefined): Load | undefined {
  const [, value, unit] = /^(\d+(?:\.\d+)?) (kg|lb)$/.exec(text ?? '') ?? []
  const known = units.find((one) => one === unit)
  return value && known ? { value: Number(value), unit: known } : undefined
}

/** Returns a load in another unit, not rounded. */
export function inUnit({ value, unit }: Load, wanted: Unit): Load {
  if (unit === wanted) return { value, unit }
  return { value: wanted === 'kg' ? value * KG_PER_LB : value / KG_PER_LB, unit: wanted }
}

/** Returns a value rounded to the nearest step; half a step goes down, since too light is the safer mistake. */
export const roundTo = (value: number, step: number) =>
  Number((Math.ceil(value / step - 0.5 - 1e-9) * step).toFixed(3))

/** Returns what an exercise is loaded with, from the equipment it names; alternatives count by their first. */
export function loadKindOf(equipment: readonly string[]): LoadKind {
  const pieces = equipment.map((piece) => piece.split(' or ')[0] ?? '')
  if (pieces.some((piece) => piece === 'barbell' || piece === 'EZ bar')) return 'barbell'
  if (pieces.includes('dumbbell')) return 'dumbbell'
  if (pieces.includes('kettlebell')) return 'kettlebell'
  if (pieces.some((piece) => piece === 'machine' || piece === 'cable station')) return 'machine'
  return 'other'
}
