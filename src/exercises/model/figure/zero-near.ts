/** Returns where a function of a direction is zero, as near to a direction as there is one. */
export function zeroNear(off: (direction: number) => number, hint: number): number {
  for (let by = 0; by < 90; by++)
    for (const from of [hint + by, hint - by - 1])
      if (off(from) * off(from + 1) <= 0) return bisected(off, from, from + 1)
  return hint
}

function bisected(off: (direction: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (off(low) * off(middle) <= 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}
