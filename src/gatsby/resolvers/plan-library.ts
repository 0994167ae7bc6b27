import type { Program } from '../../../packages/progression'
import { allExerciseIdsOf, exerciseIdsOf } from '../../../packages/progression'
import type { ResolverContext } from '../images/node-model'
import { type ExerciseNode, findNodes } from './find-nodes'

/** Sorted by id. */
export const planExercises = (program: Program | undefined, context: ResolverContext) =>
  findNodes('exerciseId', exerciseIdsOf(program), context)

/** Returns the exercises of a program's ladders and all easier, harder or instead ones, sorted by id. */
export async function alternativeExercises(
  program: Program | undefined,
  context: ResolverContext,
): Promise<ExerciseNode[]> {
  const programExercises = await planExercises(program, context)
  const programIds = new Set(programExercises.map(({ exerciseId }) => exerciseId))
  const named = programExercises.flatMap(({ easier, harder, instead }) => [
    ...easier,
    ...harder,
    ...instead,
  ])
  const ids = [...new Set([...named, ...allExerciseIdsOf(program)])].filter(
    (id) => !programIds.has(id),
  )
  return findNodes('exerciseId', ids, context)
}
