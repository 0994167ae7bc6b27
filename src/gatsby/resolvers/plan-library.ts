import { exerciseFacts, replaceable } from '../../content/exercise-facts'
import { allExerciseIdsOf, exerciseIdsOf, rungIdsOf } from '../../content/program'
import type { Exercise } from '../../content/schema/exercise'
import { type Library, libraryOf, type Program } from '../../plan/model/program'
import type { Replaceables } from '../../plan/model/replacements'
import type { ResolverContext } from '../images/node-model'

/** An exercise as Gatsby keeps it. */
export type ExerciseNode = Omit<Exercise, 'id'> & { jsonId: string }

/** The searches of each GraphQL query, so that a plan's fields share one. */
const asked = new WeakMap<ResolverContext, Map<string, Promise<ExerciseNode[]>>>()

/** Returns the exercises that a program names, by their ids, in the order of the ids. */
export function planExercises(
  program: Program | undefined,
  context: ResolverContext,
): Promise<ExerciseNode[]> {
  const ids = exerciseIdsOf(program)
  if (ids.length === 0) return Promise.resolve([])
  const queries = asked.get(context) ?? new Map<string, Promise<ExerciseNode[]>>()
  asked.set(context, queries)
  const key = ids.join()
  const found = queries.get(key) ?? findExercises({ ids }, context)
  queries.set(key, found)
  return found
}

/** Returns the exercises of a program's ladders, and those that its own name as easier, harder or instead, in the order of the ids. */
export async function spareExercises(
  program: Program | undefined,
  context: ResolverContext,
): Promise<ExerciseNode[]> {
  const own = await planExercises(program, context)
  const known = new Set(own.map(({ jsonId }) => jsonId))
  const named = own.flatMap(({ easier, harder, instead }) => [...easier, ...harder, ...instead])
  const ids = [...new Set([...named, ...rungIdsOf(program)])].filter((id) => !known.has(id)).sort()
  return ids.length > 0 ? findExercises({ ids }, context) : []
}

/** Returns the exercises that have these ids, sorted by id. */
export async function findExercises(
  { ids }: { ids: readonly string[] },
  { nodeModel }: ResolverContext,
): Promise<ExerciseNode[]> {
  const { entries } = await nodeModel.findAll<ExerciseNode>({
    type: 'Exercise',
    query: { filter: { exerciseId: { in: ids } } },
  })
  return [...entries].sort((a, b) => (a.jsonId < b.jsonId ? -1 : 1))
}

/** Returns the exercises that have these ids, in the order of the ids. */
export async function exercisesInOrder(
  ids: readonly string[],
  context: ResolverContext,
): Promise<ExerciseNode[]> {
  const found = ids.length > 0 ? await findExercises({ ids }, context) : []
  return ids.flatMap((id) => found.find(({ jsonId }) => jsonId === id) ?? [])
}

/** Returns what deriving needs to know of a program's exercises, those of its ladders included. */
export async function planLibrary(
  program: Program | undefined,
  context: ResolverContext,
): Promise<Library> {
  const ids = allExerciseIdsOf(program)
  const nodes = ids.length > 0 ? await findExercises({ ids }, context) : []
  return libraryOf(nodes.map(({ jsonId, ...node }) => exerciseFacts({ ...node, id: jsonId })))
}

/** Returns every exercise as what may take another's place. */
export async function wholeLibrary({ nodeModel }: ResolverContext): Promise<Replaceables> {
  const { entries } = await nodeModel.findAll<ExerciseNode>({ type: 'Exercise', query: {} })
  return new Map(
    [...entries]
      .map(({ jsonId, ...node }) => replaceable({ ...node, id: jsonId }))
      .sort((one, other) => (one.exerciseId < other.exerciseId ? -1 : 1))
      .map((exercise) => [exercise.exerciseId, exercise]),
  )
}
