import type { ToolValues } from './form'
import { inWords, type System } from './units'

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

/** More pairs of plates than this nobody owns, and no list of them is searched. */
const MOST_PAIRS = 14

/** Returns the weights, or pairs of plates, in a list such as '2x20 10, 5': [20, 20, 10, 5]. */
export const pairsIn = (list: string, most = MOST_PAIRS): number[] =>
  [...list.matchAll(/(?:(\d+)\s*[x×*]\s*)?(\d+(?:\.\d+)?)/g)]
    .flatMap(([, count = '1', plate]) =>
      Array<number>(Math.min(Number(count), most)).fill(Number(plate)),
    )
    .filter((plate) => plate > 0)
    .slice(0, most)

/** Returns how to load a bar from a few pairs of plates: nearest below the weight, then with the fewest plates. */
export function platesFromPairs(
  weight: number,
  bar: number,
  pairs: readonly number[],
): Loading | undefined {
  if (!(weight >= bar) || !(bar > 0) || !Number.isFinite(weight)) return undefined
  let best: { side: number[]; total: number } = { side: [], total: bar }
  for (let choice = 1; choice < 2 ** pairs.length; choice++) {
    const side = pairs.filter((_, index) => choice & (1 << index))
    const total = side.reduce((sum, plate) => sum + 2 * plate, bar)
    const isBetter = total > best.total || (total === best.total && side.length < best.side.length)
    if (total <= weight + 1e-9 && isBetter) best = { side, total }
  }
  return {
    side: best.side.toSorted((a, b) => b - a),
    total: best.total,
    missing: Math.max(0, Number((weight - best.total).toFixed(4))),
  }
}

/** Returns how many there are of each plate, in the order given: of [20, 20, 5], two of 20 and one of 5. */
export function plateCounts(side: readonly number[]): { plate: number; count: number }[] {
  return [...new Set(side)].map((plate) => ({
    plate,
    count: side.filter((one) => one === plate).length,
  }))
}

/** Returns the plates of a side in words: '2 × 20, 5'. */
export const platesInWords = (side: readonly number[]) =>
  plateCounts(side)
    .map(({ plate, count }) => (count > 1 ? `${count} × ${plate}` : String(plate)))
    .join(', ')

/** More plates than this on a side may not fit the sleeve of a bar. */
const MOST_ON_SLEEVE = 8

/** Returns how to load a bar, its collars counted in, or a sentence where it is too heavy already. */
export function solvePlates({ system, numbers, texts }: ToolValues) {
  const { weight = 0, bar = 0, collars = 0, smallest = 0 } = numbers
  const empty = bar + collars
  const pairs = pairsIn(texts.pairs ?? '')
  const loading = pairs.length
    ? platesFromPairs(weight, empty, pairs)
    : platesFor(
        weight,
        empty,
        usualPlates[system].filter((plate) => plate >= smallest),
      )
  const alone = collars > 0 ? 'The bar with its collars' : 'The bar alone'
  if (!loading) return `${alone} weighs ${inWords(empty, 2)} ${system}.`
  const { side, total, missing } = loading
  const notes = [
    missing > 0 &&
      `That makes ${inWords(total, 2)} ${system}: ${inWords(missing, 2)} ${system} less than wanted. No choice of these plates comes closer without going over.`,
    side.length > MOST_ON_SLEEVE &&
      'Check that so many plates fit the bar, with room for a collar.',
  ].filter((note) => typeof note === 'string')
  return {
    headline: side.length
      ? `Each side: ${platesInWords(side)} ${system}`
      : `${alone}, without plates`,
    note: notes.join(' ') || undefined,
    side,
    system,
    total,
  }
}
