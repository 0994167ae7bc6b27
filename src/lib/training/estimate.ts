/** Above this many repetitions no formula is worth its name: endurance decides. */
export const MOST_REPS = 10

/**
 * Returns the weight that could be lifted once, estimated from one that was lifted more often, by Epley's
 * formula (1985): load × (1 + repetitions ÷ 30). A single is its own maximum. Repetitions left in reserve
 * count as done. Undefined above ten repetitions, and for what is no set.
 */
export function oneRepMax(load: number, reps: number, left = 0): number | undefined {
  if (!(load > 0) || !(reps >= 1) || reps > MOST_REPS) return undefined
  const all = reps + Math.max(0, left)
  if (all > MOST_REPS) return undefined
  return all === 1 ? load : load * (1 + all / 30)
}

/** Returns the weight that can be lifted so often with a maximum: the same formula, turned around. */
export const loadFor = (maximum: number, reps: number) =>
  reps <= 1 ? maximum : maximum / (1 + reps / 30)
