/** Formulas are rough above this (Reynolds and others, 2006). Charts and records ignore longer sets. */
export const MAX_RELIABLE_REPS = 10
/** A longer set says nothing about a single: the limit of the calculator, and of a first load from earlier sets. */
export const MAX_USABLE_REPS = 15

/** Ratio of one-rep max to a set's weight, by Epley's formula: 1 + reps ÷ 30; 1 for a single. */
export const epleyFactor = (reps: number) => (reps <= 1 ? 1 : 1 + reps / 30)

/**
 * One-rep max by Epley's formula, weight × (1 + reps ÷ 30); the weight itself for a single. Undefined for an
 * invalid set, or above `most` reps including those in reserve.
 */
export function oneRepMax(
  weight: number,
  reps: number,
  reserve = 0,
  most = MAX_RELIABLE_REPS,
): number | undefined {
  const totalReps = reps + reserve
  const isSet = Number.isInteger(reps) && Number.isInteger(reserve) && reps >= 1 && reserve >= 0
  if (!isSet || !(weight > 0) || !Number.isFinite(weight) || totalReps > most) return undefined
  return weight * epleyFactor(totalReps)
}
