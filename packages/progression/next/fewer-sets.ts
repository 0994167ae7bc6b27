import { groupsOf } from '../language/groups'

interface Shortened {
  sets: number
  targets: readonly number[]
  test?: boolean | undefined
  group?: string | undefined
}

const withSets = <Line extends Shortened>(line: Line, sets: number): Line => ({
  ...line,
  sets,
  targets: line.targets.slice(0, sets),
})

/** Halves a session's sets, rounded up. */
export const withHalfTheSets = <Line extends Shortened>(lines: readonly Line[]): Line[] =>
  lines.map((one) => withSets(one, Math.ceil(one.sets / 2)))

/** Sets that the first session after a break has fewer, in all. */
export const SETS_FEWER = 2

/**
 * Takes sets off a session: from its end, one of each exercise or a round of a circuit, and first where three or
 * more are left. The last set of an exercise and tests stay.
 */
export function withFewerSets<Line extends Shortened>(
  lines: readonly Line[],
  count = SETS_FEWER,
): Line[] {
  const blocks = groupsOf(lines)
    .flatMap((block) => (block[0]?.group ? [block] : block.map((one) => [one])))
    .reverse()
  const fewer = new Set<Line>()
  for (const least of [3, 2])
    for (const block of blocks) {
      const isPossible = block.every((one) => one.sets >= least && !one.test && !fewer.has(one))
      if (isPossible && fewer.size < count) for (const one of block) fewer.add(one)
    }
  return lines.map((one) => (fewer.has(one) ? withSets(one, one.sets - 1) : one))
}
