/** Returns the direction nearest to a hint at which a function is zero; the hint if there is none. */
export function nearestZero(valueAt: (direction: number) => number, hint: number): number {
  for (let by = 0; by < 90; by++)
    for (const from of [hint + by, hint - by - 1])
      if (valueAt(from) * valueAt(from + 1) <= 0) return bisect(valueAt, from, from + 1)
  return hint
}

function bisect(valueAt: (direction: number) => number, low: number, high: number): number {
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (valueAt(low) * valueAt(middle) <= 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}
