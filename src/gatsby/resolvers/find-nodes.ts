import type { Exercise } from '../../content/schema/exercise'
import type { ResolverContext } from '../images/node-model'

/** An exercise as Gatsby keeps it. */
export type ExerciseNode = Omit<Exercise, 'id'> & { jsonId: string }

/** The kinds of nodes that others name, with the field that holds their ids. */
interface Named {
  exerciseId: ExerciseNode
  planId: { jsonId: string }
}

const types: Record<keyof Named, string> = { exerciseId: 'Exercise', planId: 'Plan' }

/** The searches of each GraphQL query, so that the fields of a node share them. */
const asked = new WeakMap<ResolverContext, Map<string, Promise<{ jsonId: string }[]>>>()

/** Returns the nodes that have these ids, sorted by id. */
export function findNodes<Field extends keyof Named>(
  field: Field,
  ids: readonly string[],
  context: ResolverContext,
): Promise<Named[Field][]> {
  const searches = asked.get(context) ?? new Map()
  asked.set(context, searches)
  const key = [field, ...ids].join()
  const found = searches.get(key) ?? search(field, ids, context)
  searches.set(key, found)
  return found
}

async function search(field: keyof Named, ids: readonly string[], { nodeModel }: ResolverContext) {
  if (ids.length === 0) return []
  const { entries } = await nodeModel.findAll<{ jsonId: string }>({
    type: types[field],
    query: { filter: { [field]: { in: ids } } },
  })
  return [...entries].sort((a, b) => (a.jsonId < b.jsonId ? -1 : 1))
}

/** Returns the nodes that have these ids, in the order of the ids; those that are not published are left out. */
export async function nodesInOrder<Field extends keyof Named>(
  field: Field,
  ids: readonly string[],
  context: ResolverContext,
): Promise<Named[Field][]> {
  const found = await findNodes(field, ids, context)
  return ids.flatMap((id) => found.find(({ jsonId }) => jsonId === id) ?? [])
}
