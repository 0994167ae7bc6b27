/** Weight in kilograms over height in meters squared. */
export const bodyMassIndex = (kilograms: number, centimeters: number) =>
  kilograms / (centimeters / 100) ** 2

/** Lower end of WHO's normal range. */
export const UNDERWEIGHT = 18.5
/** Below this body mass index, no calculator plans a weight loss. */
export const MIN_INDEX_FOR_LOSS = 20
