import type { Unit } from '../../../packages/progression'
import { KG_PER_LB } from '../../../packages/progression'

/** The unit system: 'kg' or 'lb' also selects the units of volume and length. */
export type System = Unit

/** One unit of each system in kilograms, liters or centimeters. */
export const KILOGRAMS = { kg: 1, lb: KG_PER_LB } as const
export const LITERS = { kg: 1, lb: 0.0295735295625 } as const
export const CENTIMETERS = { kg: 1, lb: 2.54 } as const

/** Unit symbols by kind of field and system. */
export const unitNames = {
  weight: { kg: 'kg', lb: 'lb' },
  volume: { kg: 'L', lb: 'fl oz' },
  length: { kg: 'cm', lb: 'in' },
} as const

export const toKilograms = (weight: number, system: System) => weight * KILOGRAMS[system]

export const toCentimeters = (length: number, system: System) => length * CENTIMETERS[system]

/** Rounds to whole steps without floating-point residue: 0.1 + 0.2 in steps of 0.1 gives 0.3. */
export const roundToStep = (value: number, step: number) =>
  Number((Math.round(value / step + 1e-9) * step).toFixed(4))

/**
 * Formats a number with at most `decimals` (up to 3) and comma separators. Avoids toLocaleString, whose
 * first call takes 150 ms on a slow phone.
 */
export const formatNumber = (value: number, decimals = 1) =>
  String(roundToStep(value, 10 ** -decimals)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
