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

/** Above so many of the heaviest plate, only that plate is used. */
const EXACT_BELOW = 4

/**
 * Returns how to load a bar for a weight with the fewest plates, never above that weight. Undefined
 * where the bar alone is heavier, or the values are not weights.
 */
export function platesFor(
  weight: number,
  bar: number,
  plates: readonly number[],
): Loading | undefined {
  if (!(weight >= bar) || !(bar > 0) || !Number.isFinite(weight)) return undefined
  const side = sideFor((weight - bar) / 2, plates)
  const loaded = side.reduce((sum, plate) => sum + plate, 0)
  const total = bar + 2 * loaded
  return { side, total, missing: Math.max(0, Number((weight - total).toFixed(4))) }
}

/** In hundredths: the lightest plates are fractions of a unit. */
const hundredths = (value: number) => Math.round(value * 100)

/** Returns the plates nearest below a weight. Taking the heaviest first misses 1.5 as three times 0.5. */
function sideFor(weight: number, plates: readonly number[]): number[] {
  const sizes = plates.map(hundredths).filter((plate) => plate > 0)
  const heaviest = Math.max(...sizes)
  if (sizes.length === 0) return []
  const wanted = Math.floor(weight * 100 + 1e-6)
  const certain = Math.max(0, Math.floor(wanted / heaviest) - EXACT_BELOW)
  const rest = wanted - certain * heaviest
  // The fewest plates for each weight up to the rest, and the plate that is put on last.
  const fewest: ({ count: number; plate: number } | undefined)[] = [{ count: 0, plate: 0 }]
  for (let sum = 1; sum <= rest; sum++) {
    for (const plate of sizes) {
      const before = fewest[sum - plate]
      if (before && before.count + 1 < (fewest[sum]?.count ?? Number.POSITIVE_INFINITY))
        fewest[sum] = { count: before.count + 1, plate }
    }
  }
  const side = Array.from({ length: certain }, () => heaviest)
  let sum = fewest.length - 1
  for (let last = fewest[sum]; last && last.plate > 0; last = fewest[sum]) {
    side.push(last.plate)
    sum -= last.plate
  }
  return side.toSorted((a, b) => b - a).map((plate) => plate / 100)
}

/** Returns how many there are of each plate, in the order given: of [20, 20, 5], two of 20 and one of 5. */
export function plateCounts(side: readonly number[]): { plate: number; count: number }[] {
  return [...new Set(side)].map((plate) => ({
    plate,
    count: side.filter((one) => one === plate).length,
  }))
}
