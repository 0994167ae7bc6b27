import type { Problem } from '../../packages/content-validation'

const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n')

/** The problems that were not there before, wherever their lines have moved. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>()
  for (const problem of before) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1)
  return after.filter((problem) => {
    const count = counts.get(keyOf(problem)) ?? 0
    counts.set(keyOf(problem), count - 1)
    return count <= 0
  })
}
