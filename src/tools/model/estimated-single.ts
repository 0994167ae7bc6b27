/** Above this, formulas are rough (Reynolds and others, 2006). Training counts no set beyond it. */
export const MOST_REPS = 10
/** Above this, a set tells nothing about a single: the calculator's limit. */
export const ROUGH_REPS = 15

/** Returns the factor from a set's weight to the one-rep max, by Epley's formula: 1 + reps ÷ 30; 1 for a single. */
export const epley = (reps: number) => (reps <= 1 ? 1 : 1 + reps / 30)

/**
 * Returns the weight that could be lifted once, by Epley's formula: weight × (1 + reps ÷ 30), and
 * the weight itself for a single repetition. Undefined where the formula does not apply: more than
 * `most` repetitions, those in reserve included, or no real set.
 */
export function oneRepMax(
  weight: number,
  reps: number,
  reserve = 0,
  most = MOST_REPS,
): number | undefined {
  const possible = reps + reserve
  const isSet = Number.isInteger(reps) && Number.isInteger(reserve) && reps >= 1 && reserve >= 0
  if (!isSet || !(weight > 0) || !Number.isFinite(weight) || possible > most) return undefined
  return weight * epley(possible)
}
