import { exerciseFacts, toReplaceable } from '../../content/exercise-facts'
import { allExerciseIdsOf, exerciseIdsOf, rungIdsOf } from '../../content/program'
import { type Library, libraryOf, type Program } from '../../plan/model/program'
import type { Replaceables } from '../../plan/model/replacements'
import type { ResolverContext } from '../images/node-model'
import { type ExerciseNode, findNodes } from './find-nodes'

/** Returns the exercises that a program names, sorted by id. */
export const planExercises = (program: Program | undefined, context: ResolverContext) =>
  findNodes('exerciseId', exerciseIdsOf(program), context)

/** Returns the exercises of a program's ladders, and those that its own name as easier, harder or instead, sorted by id. */
export async function spareExercises(
  program: Program | undefined,
  context: ResolverContext,
): Promise<ExerciseNode[]> {
  const own = await planExercises(program, context)
  const known = new Set(own.map(({ jsonId }) => jsonId))
  const named = own.flatMap(({ easier, harder, instead }) => [...easier, ...harder, ...instead])
  const ids = [...new Set([...named, ...rungIdsOf(program)])].filter((id) => !known.has(id))
  return findNodes('exerciseId', ids, context)
}

/** Returns what deriving needs to know of a program's exercises, those of its ladders included. */
export async function planLibrary(program: Program, context: ResolverContext): Promise<Library> {
  const nodes = await findNodes('exerciseId', allExerciseIdsOf(program), context)
  return libraryOf(nodes.map(({ jsonId, ...node }) => exerciseFacts({ ...node, id: jsonId })))
}

/** Returns every exercise as what may take another's place. */
export async function wholeLibrary({ nodeModel }: ResolverContext): Promise<Replaceables> {
  const { entries } = await nodeModel.findAll<ExerciseNode>({ type: 'Exercise', query: {} })
  return new Map(
    [...entries]
      .map(({ jsonId, ...node }) => toReplaceable({ ...node, id: jsonId }))
      .sort((one, other) => (one.exerciseId < other.exerciseId ? -1 : 1))
      .map((exercise) => [exercise.exerciseId, exercise]),
  )
}
