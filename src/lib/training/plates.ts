import type { Unit } from '../vocabulary'

/** What plates weigh, heaviest first; the small ones are fetched only where nothing else will do. */
export const plateWeights: Record<Unit, readonly number[]> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25, 0.5, 0.25],
  lb: [45, 35, 25, 10, 5, 2.5, 1.25],
}

/** What bars weigh, the usual one first. */
export const barWeights: Record<Unit, readonly number[]> = {
  kg: [20, 15, 10, 7],
  lb: [45, 35, 25, 15],
}

/** What to put on a bar. */
export interface Plates {
  /** The plates of one side, heaviest first: those nearest the middle. */
  side: readonly number[]
  /** What the bar weighs with them. */
  total: number
  /** How much is missing from what was wanted; 0 where it comes out even. */
  missing: number
}

/**
 * Returns the plates for a side of a bar, as few as possible. Where a load cannot be made, the nearest
 * lighter one; a load below the bar's own weight is the empty bar, with a negative rest.
 */
export function platesFor(load: number, bar: number, unit: Unit): Plates {
  let left = (load - bar) / 2
  const side: number[] = []
  for (const plate of plateWeights[unit]) {
    // A hundred plates would not fit any bar; what asks for more is nonsense.
    while (left >= plate - 1e-9 && side.length < 100) {
      side.push(plate)
      left -= plate
    }
  }
  const total = bar + 2 * side.reduce((sum, plate) => sum + plate, 0)
  return { side, total, missing: Number((load - total).toFixed(3)) }
}
