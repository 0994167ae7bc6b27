import type { System } from './units'

/** The plates of a usual gym, the heaviest first. */
export const usualPlates: Record<System, readonly number[]> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25, 0.5],
  lb: [45, 35, 25, 10, 5, 2.5, 1.25],
}

/** How a bar is loaded. */
export interface Loading {
  /** The plates of one side, the heaviest first, from the bar's middle outward. */
  side: number[]
  /** What bar and plates weigh together. */
  total: number
  /** How much less than the wanted weight that is. */
  missing: number
}

/**
 * Returns how to load a bar for a weight: the heaviest plates that fit first, and never more in
 * total than was wanted. Undefined where the bar alone is heavier, or the values are not weights.
 */
export function platesFor(
  weight: number,
  bar: number,
  plates: readonly number[],
): Loading | undefined {
  if (!(weight >= bar) || !(bar > 0) || !Number.isFinite(weight)) return undefined
  const side: number[] = []
  let rest = (weight - bar) / 2
  for (const plate of plates.toSorted((a, b) => b - a)) {
    const count = plate > 0 ? Math.floor(rest / plate + 1e-9) : 0
    side.push(...Array.from({ length: count }, () => plate))
    rest -= count * plate
  }
  const loaded = side.reduce((sum, plate) => sum + plate, 0)
  const total = bar + 2 * loaded
  return { side, total, missing: Math.max(0, Number((weight - total).toFixed(4))) }
}

/** Returns how many there are of each plate, in the order given: of [20, 20, 5], two of 20 and one of 5. */
export function plateCounts(side: readonly number[]): { plate: number; count: number }[] {
  return [...new Set(side)].map((plate) => ({
    plate,
    count: side.filter((one) => one === plate).length,
  }))
}
