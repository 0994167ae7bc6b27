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
const SETS_FEWER = 2

/**
 * Takes sets off a session: one each of the exercises with the most, the first of them first, or a round of a
 * circuit. The last set of an exercise and tests stay.
 */
export function withFewerSets<Line extends Shortened>(
  lines: readonly Line[],
  count = SETS_FEWER,
): Line[] {
  const blocks = groupsOf(lines)
    .flatMap((block) => (block[0]?.group ? [block] : block.map((one) => [one])))
    .filter((block) => block.every(({ sets, test }) => sets > 1 && !test))
    .sort(([one], [other]) => (other?.sets ?? 0) - (one?.sets ?? 0))
  const fewer = new Set<Line>()
  for (const block of blocks) if (fewer.size < count) for (const one of block) fewer.add(one)
  return lines.map((one) => (fewer.has(one) ? withSets(one, one.sets - 1) : one))
}

/** The fewest sets that setbacks leave: half of the plan's, and two if it has two. */
export const fewestSets = (sets: number) => Math.max(Math.ceil(sets / 2), Math.min(2, sets))
