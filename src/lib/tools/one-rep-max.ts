/** Above this, formulas are a guess (Reynolds and others, 2006). */
export const MOST_REPS = 10

/** Returns the factor from a set's weight to the one-rep max, by Epley's formula: 1 + reps ÷ 30; 1 for a single. */
export const epley = (reps: number) => (reps <= 1 ? 1 : 1 + reps / 30)

/**
 * Returns the weight that could be lifted once, by Epley's formula: weight × (1 + reps ÷ 30), and
 * the weight itself for a single repetition. Undefined where the formula does not apply: more than
 * ten repetitions, those in reserve included, or no real set.
 */
export function oneRepMax(weight: number, reps: number, reserve = 0): number | undefined {
  const possible = reps + reserve
  const isSet = Number.isInteger(reps) && Number.isInteger(reserve) && reps >= 1 && reserve >= 0
  if (!isSet || !(weight > 0) || !Number.isFinite(weight) || possible > MOST_REPS) return undefined
  return weight * epley(possible)
}

/**
 * Returns the weight that allows so many repetitions and no more, from what could be lifted once:
 * Epley's formula solved for the weight. Undefined for more than ten repetitions.
 */
export function weightFor(max: number, reps: number): number | undefined {
  if (!Number.isInteger(reps) || reps < 1 || reps > MOST_REPS || !(max > 0)) return undefined
  return max / epley(reps)
}
