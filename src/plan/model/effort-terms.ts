import { linesOf, type Program } from './program'

/** Explains the effort terms a program uses, one sentence each. */
export function effortTerms(program: Program): string[] {
  const lines = linesOf(program)
  return [
    lines.some(({ reserve }) => reserve) &&
      '2 in reserve: end the set while two more clean reps were possible.',
    lines.some(({ rpe }) => rpe) &&
      'RPE: effort from 1 to 10. 10 leaves nothing, 8 leaves two clean reps.',
    lines.some(({ percent, of = 'max' }) => percent && of === 'max') &&
      '70% of max: 70% of the most you can lift once with good form.',
    lines.some(({ tempo }) => tempo) &&
      'Tempo 3-1-1: three seconds down, one at the bottom, one up.',
    lines.some(({ group }) => group) &&
      'Superset, circuit: one set of each in turn, with its rest; then the next round.',
  ].filter((term) => typeof term === 'string')
}
