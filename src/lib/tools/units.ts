/** The two systems of units a visitor may use: of weights, and of volumes with them. */
export const systems = ['kg', 'lb'] as const
export type System = (typeof systems)[number]

/** What one unit of each system is, in kilograms or liters. */
export const KILOGRAMS = { kg: 1, lb: 0.45359237 } as const
export const LITERS = { kg: 1, lb: 0.0295735295625 } as const

/** What volumes are called in each system. */
export const volumeUnit = { kg: 'L', lb: 'fl oz' } as const

/** A weight in kilograms. */
export const toKilograms = (weight: number, system: System) => weight * KILOGRAMS[system]

/** A weight of kilograms in the units of a system. */
export const fromKilograms = (kilograms: number, system: System) => kilograms / KILOGRAMS[system]

/** A value rounded to whole steps, without what binary fractions add: 0.1 + 0.2 to steps of 0.1 is 0.3. */
export const toStep = (value: number, step: number) =>
  Number((Math.round(value / step + 1e-9) * step).toFixed(4))

/** A number as people write it: at most so many decimals, thousands with a comma. */
export const inWords = (value: number, decimals = 1) =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals })
