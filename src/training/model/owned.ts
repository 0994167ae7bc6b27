/** The weights that a trainee owns, the lightest first; what is missing is as the plan has it. */
export interface Owned {
  dumbbell?: readonly number[]
  kettlebell?: readonly number[]
  /** One of each pair of plates, as often as there are pairs. */
  plates?: readonly number[]
}

/** Returns what a bar can weigh with some of the plates, the lightest first. */
export function loadsOfBar(bar: number, plates: readonly number[]): number[] {
  let sums = new Set([0])
  for (const plate of plates)
    sums = new Set([...sums, ...[...sums].map((sum) => Number((sum + 2 * plate).toFixed(3)))])
  return [...sums].map((sum) => bar + sum).sort((one, other) => one - other)
}
