import { isPercentOfMax, linesOf, type Program, valuesOf } from '../language/program'

/** Explains the effort terms a program uses, one sentence each. */
export function effortTerms(program: Program): string[] {
  const lines = linesOf(program)
  const values = lines.flatMap(valuesOf)
  return [
    values.some(({ reserve }) => reserve !== undefined) &&
      '2 in reserve: end the set while two more clean reps were possible.',
    values.some(({ rpe }) => rpe) &&
      'RPE: effort from 1 to 10. 10 leaves nothing, 8 leaves two clean reps.',
    lines.some(isPercentOfMax) && '70% of max: 70% of the most you can lift once with good form.',
    values.some(({ tempo }) => tempo) &&
      'Tempo 3-1-1: three seconds down, one at the bottom, one up.',
    lines.some(({ group }) => group) &&
      'Superset, circuit: one set of each in turn, with its rest; then the next round.',
  ].filter((term) => typeof term === 'string')
}
