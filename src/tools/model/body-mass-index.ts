/** Returns the weight in kilograms over the height in meters squared. */
export const bodyMassIndex = (kilograms: number, centimeters: number) =>
  kilograms / (centimeters / 100) ** 2

/** WHO's lower end of the normal range. */
export const UNDERWEIGHT = 18.5
/** Below this body mass index no calculator here plans a loss of weight. */
export const LIGHT = 20
