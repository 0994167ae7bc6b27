import type { Unit } from '../vocabulary'

/** What bars weigh, the usual one first. */
export const barWeights: Record<Unit, readonly number[]> = {
  kg: [20, 15, 10, 7],
  lb: [45, 35, 25, 15],
}
