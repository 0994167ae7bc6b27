import type { Unit } from '../../lib/vocabulary'

/** What bars weigh, the usual one first. */
export const barWeights: Record<Unit, readonly number[]> = {
  kg: [20, 15, 10, 7],
  lb: [45, 35, 25, 15],
}

/** What an EZ bar usually weighs: trainees choose their barbell's weight only. */
export const ezBarWeight: Record<Unit, number> = { kg: 10, lb: 20 }
