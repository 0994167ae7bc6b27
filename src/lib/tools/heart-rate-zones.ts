/** One zone: how hard, as a share of what the heart can do, and what one can still say. */
const zones = [
  { name: 'Very easy', talk: 'You could sing.', from: 0.5, to: 0.6 },
  { name: 'Easy', talk: 'You speak in whole sentences.', from: 0.6, to: 0.7 },
  { name: 'Moderate', talk: 'Sentences get short.', from: 0.7, to: 0.8 },
  { name: 'Hard', talk: 'A few words at a time.', from: 0.8, to: 0.9 },
  { name: 'Very hard', talk: 'Not a word.', from: 0.9, to: 1 },
] as const

/** A zone with its limits in beats a minute. */
export interface Zone {
  name: string
  talk: string
  from: number
  to: number
}

/** Returns the usual highest heart rate of an age, by Tanaka's formula: 208 - 0.7 × age. */
export const usualMaximum = (age: number) => 208 - 0.7 * age

/**
 * Returns the five zones in beats a minute: shares of the maximum, or of the range between the
 * resting heart rate and the maximum where the former is known (Karvonen's method); undefined for
 * values that no heart has.
 */
export function heartRateZones(maximum: number, resting?: number): Zone[] | undefined {
  const floor = resting ?? 0
  if (!(maximum >= 80 && maximum <= 240) || !(floor >= 0 && floor < maximum - 30)) return undefined
  const beats = (share: number) => Math.round(floor + share * (maximum - floor))
  return zones.map(({ from, to, ...zone }) => ({ ...zone, from: beats(from), to: beats(to) }))
}
