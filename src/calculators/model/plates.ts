import type { ToolValues } from './form'
import { formatNumber, type System } from './units'

/** Plates of a typical gym, heaviest first. */
export const gymPlates: Record<System, readonly number[]> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25, 0.5],
  lb: [45, 35, 25, 10, 5, 2.5, 1.25],
}

interface LoadedBar {
  /** Plates of one side, heaviest first, from the middle outward. */
  side: number[]
  /** Weight of bar and plates. */
  total: number
  /** What is missing to the weight wanted. */
  missing: number
}

/** The exact search covers at most about this many of the heaviest plate. More are certain. */
const EXACT_PLATES = 4

/**
 * Loads a bar, never above the weight. Undefined if the bar alone is heavier, or for values that are no
 * weights.
 */
function loadBar(
  weight: number,
  bar: number,
  sideFor: (weight: number) => number[],
): LoadedBar | undefined {
  if (!(weight >= bar) || !(bar > 0) || !Number.isFinite(weight)) return undefined
  const side = sideFor((weight - bar) / 2)
  const total = bar + 2 * side.reduce((sum, plate) => sum + plate, 0)
  return { side, total, missing: Math.max(0, Number((weight - total).toFixed(4))) }
}

/** Loads a bar with the fewest of a gym's plates. */
export const platesFor = (weight: number, bar: number, plates: readonly number[]) =>
  loadBar(weight, bar, (sideWeight) => platesOfSide(sideWeight, plates))

/** Loads a bar from owned pairs, as close below the weight as possible, then with the fewest plates. */
export const platesFromPairs = (weight: number, bar: number, pairs: readonly number[]) =>
  loadBar(weight, bar, (sideWeight) => pairsOfSide(sideWeight, pairs))

/** Converts to hundredths, because the lightest plates are fractions of a unit. */
const toHundredths = (value: number) => Math.round(value * 100)

/** Plates closest below a weight. A greedy choice would miss that three 0.5 make 1.5. */
function platesOfSide(weight: number, plates: readonly number[]): number[] {
  const sizes = plates.map(toHundredths).filter((plate) => plate > 0)
  const heaviest = Math.max(...sizes)
  if (sizes.length === 0) return []
  const targetHundredths = Math.floor(weight * 100 + 1e-6)
  const fixedCount = Math.max(0, Math.floor(targetHundredths / heaviest) - EXACT_PLATES)
  const rest = targetHundredths - fixedCount * heaviest
  // Dynamic programming: the fewest plates for each sum, and the last plate added.
  const fewest: ({ count: number; plate: number } | undefined)[] = [{ count: 0, plate: 0 }]
  for (let sum = 1; sum <= rest; sum++) {
    for (const plate of sizes) {
      const previous = fewest[sum - plate]
      if (previous && previous.count + 1 < (fewest[sum]?.count ?? Number.POSITIVE_INFINITY))
        fewest[sum] = { count: previous.count + 1, plate }
    }
  }
  const side = Array.from({ length: fixedCount }, () => heaviest)
  let sum = fewest.length - 1
  for (let last = fewest[sum]; last && last.plate > 0; last = fewest[sum]) {
    side.push(last.plate)
    sum -= last.plate
  }
  return side.toSorted((a, b) => b - a).map((plate) => plate / 100)
}

/** Limit on pairs: more than anyone owns. */
const MAX_PAIRS = 14

/**
 * Parses weights or pairs of plates: '2x20 10, 5' gives [20, 20, 10, 5]. A decimal comma, as in '2,5',
 * precedes 5, 25 or 75, has no comma or space next to it, and doesn't follow a whole five or ten, as in
 * '20,5'.
 */
export const parsePairs = (list: string, most = MAX_PAIRS): number[] =>
  [...list.matchAll(/(?:(\d+)\s*[x×*]\s*)?((?<!,)(?:0|\d*[^05\D]),[27]?5(?!,?\d)|\d+(?:\.\d+)?)/g)]
    .flatMap(([, count = '1', plate = '']) =>
      Array<number>(Math.min(Number(count), most)).fill(Number(plate.replace(',', '.'))),
    )
    .filter((plate) => plate > 0)
    .slice(0, most)

function pairsOfSide(weight: number, pairs: readonly number[]): number[] {
  /** The fewest plates for each sum. */
  const sides = new Map<number, number[]>([[0, []]])
  for (const plate of pairs) {
    for (const [sum, side] of [...sides]) {
      const next = Number((sum + plate).toFixed(4))
      const fewest = sides.get(next)?.length ?? Number.POSITIVE_INFINITY
      if (next <= weight + 1e-9 && side.length + 1 < fewest) sides.set(next, [...side, plate])
    }
  }
  const heaviest = Math.max(...sides.keys())
  return (sides.get(heaviest) ?? []).toSorted((a, b) => b - a)
}

/** Formats one side's plates: '2 × 20, 5'. */
export const formatPlates = (side: readonly number[]) =>
  [...new Set(side)]
    .map((plate) => {
      const count = side.filter((other) => other === plate).length
      return count > 1 ? `${count} × ${plate}` : String(plate)
    })
    .join(', ')

/** A bar's sleeve may not fit more plates than this on a side. */
const MAX_ON_SLEEVE = 8

/** Loads a bar, including collars, or a sentence if the empty bar is too heavy. */
export function solvePlates({ system, numbers, texts }: ToolValues) {
  const { weight = 0, bar = 0, collars = 0, smallest = 0 } = numbers
  const emptyBar = bar + collars
  const pairs = parsePairs(texts.pairs ?? '')
  const loading = pairs.length
    ? platesFromPairs(weight, emptyBar, pairs)
    : platesFor(
        weight,
        emptyBar,
        gymPlates[system].filter((plate) => plate >= smallest),
      )
  const barName = collars > 0 ? 'The bar with its collars' : 'The bar alone'
  if (!loading) return `${barName} weighs ${formatNumber(emptyBar, 2)} ${system}.`
  const { side, total, missing } = loading
  const notes = [
    missing > 0 &&
      `That makes ${formatNumber(total, 2)} ${system}: ${formatNumber(missing, 2)} ${system} less than the target. No combination of these plates gets closer without going over.`,
    side.length > MAX_ON_SLEEVE && 'Check that all plates fit the bar, with room for a collar.',
  ]
  return {
    headline: side.length
      ? `Each side: ${formatPlates(side)} ${system}`
      : `${barName}, without plates`,
    note: notes.filter(Boolean).join(' '),
    side,
    system,
    total,
  }
}
