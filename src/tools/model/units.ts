import { KG_PER_LB } from '../../lib/pound'
import type { Unit } from '../../lib/vocabulary'

/** The two systems of units a visitor may use: of weights, and of volumes and lengths with them. */
export type System = Unit

/** What one unit of each system is, in kilograms, liters or centimeters. */
export const KILOGRAMS = { kg: 1, lb: KG_PER_LB } as const
export const LITERS = { kg: 1, lb: 0.0295735295625 } as const
export const CENTIMETERS = { kg: 1, lb: 2.54 } as const

/** What a measure is called in each system, by the kind of its field. */
export const unitNames = {
  weight: { kg: 'kg', lb: 'lb' },
  volume: { kg: 'L', lb: 'fl oz' },
  length: { kg: 'cm', lb: 'in' },
} as const

/** Returns a weight in kilograms. */
export const toKilograms = (weight: number, system: System) => weight * KILOGRAMS[system]

/** Returns a length in centimeters. */
export const toCentimeters = (length: number, system: System) => length * CENTIMETERS[system]

/**
 * Returns a value rounded to whole steps, without the remainders of binary fractions: 0.1 + 0.2 in
 * steps of 0.1 gives 0.3.
 */
export const toStep = (value: number, step: number) =>
  Number((Math.round(value / step + 1e-9) * step).toFixed(4))

/**
 * Returns a number in words: with at most so many decimals, of which three are possible, and a comma between
 * thousands. Not by toLocaleString: its first use takes a slow phone 150 ms.
 */
export const inWords = (value: number, decimals = 1) =>
  String(toStep(value, 10 ** -decimals)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
