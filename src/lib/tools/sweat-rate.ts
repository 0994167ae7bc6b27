/** One weighed session, in kilograms, liters and minutes. */
export interface WeighedSession {
  before: number
  after: number
  drunk: number
  minutes: number
  /** What was left at the toilet in between. */
  toilet?: number
}

/** What a weighed session tells. */
export interface SweatRate {
  /** Liters lost in an hour. */
  perHour: number
  /** How much lighter the body is, in percent; below 0 where it is heavier. */
  lighter: number
}

/**
 * Returns how much is sweated in an hour: (weight before - weight after + drunk - left at the
 * toilet) ÷ hours, where a kilogram counts as a liter; undefined for values that cannot have been
 * measured.
 */
export function sweatRate({
  before,
  after,
  drunk,
  minutes,
  toilet = 0,
}: WeighedSession): SweatRate | undefined {
  const values = [before, after, drunk, minutes, toilet]
  if (!values.every(Number.isFinite) || before <= 0 || after <= 0 || minutes <= 0) return undefined
  if (drunk < 0 || toilet < 0) return undefined
  const perHour = (before - after + drunk - toilet) / (minutes / 60)
  return perHour < 0 ? undefined : { perHour, lighter: ((before - after) / before) * 100 }
}
