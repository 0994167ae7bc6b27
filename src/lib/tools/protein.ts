/** Grams of protein for each kilogram of body weight and day, from least to most, by what one trains for. */
export const proteinGoals = {
  fit: [1.2, 1.6],
  muscle: [1.6, 2],
  diet: [1.8, 2.2],
} as const
export type ProteinGoal = keyof typeof proteinGoals

/** Grams of protein. */
export interface Protein {
  day: readonly [number, number]
  meal: readonly [number, number]
}

/**
 * Returns the grams of protein a day and a meal, in whole steps of 5. Takes the body weight in
 * kilograms, the goal and the number of meals. Undefined for anything that is not a weight or a
 * number of meals.
 */
export function proteinFor(
  kilograms: number,
  goal: ProteinGoal,
  meals: number,
): Protein | undefined {
  if (!(kilograms > 0) || !Number.isFinite(kilograms) || !(meals >= 1) || !Number.isInteger(meals))
    return undefined
  const grams = (perKilogram: number) => Math.round((kilograms * perKilogram) / 5) * 5
  const [least, most] = proteinGoals[goal]
  const day = [grams(least), grams(most)] as const
  return { day, meal: [Math.round(day[0] / meals), Math.round(day[1] / meals)] }
}
