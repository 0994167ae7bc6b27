import type { Exercise } from '../../content/schema/exercise'
import type { ResolverContext } from '../images/node-model'

export type ExerciseNode = Omit<Exercise, 'id'> & { jsonId: string }

/** Node types that others reference, by their id field. */
interface NodesByIdField {
  exerciseId: ExerciseNode
  planId: { jsonId: string }
}

/** Lookups per GraphQL query, which the fields of its nodes share. */
const lookups = new WeakMap<ResolverContext, Map<string, Promise<unknown>>>()

/** Returns the nodes with these ids, sorted by id. */
export function findNodes<Field extends keyof NodesByIdField>(
  field: Field,
  ids: readonly string[],
  context: ResolverContext,
): Promise<NodesByIdField[Field][]> {
  const searches = lookups.get(context) ?? new Map()
  lookups.set(context, searches)
  const key = [field, ...ids].join()
  const lookup = searches.get(key) ?? search(field, ids, context)
  searches.set(key, lookup)
  return lookup
}

async function search(
  field: keyof NodesByIdField,
  ids: readonly string[],
  { nodeModel }: ResolverContext,
) {
  if (ids.length === 0) return []
  const { entries } = await nodeModel.findAll<{ jsonId: string }>({
    type: field === 'planId' ? 'Plan' : 'Exercise',
    query: { filter: { [field]: { in: ids } } },
  })
  return [...entries].sort((a, b) => (a.jsonId < b.jsonId ? -1 : 1))
}

/** Returns the nodes with these ids, in the order of the ids. Skips unpublished ones. */
export async function nodesInOrder<Field extends keyof NodesByIdField>(
  field: Field,
  ids: readonly string[],
  context: ResolverContext,
): Promise<NodesByIdField[Field][]> {
  const nodes = await findNodes(field, ids, context)
  return ids.flatMap((id) => nodes.find(({ jsonId }) => jsonId === id) ?? [])
}
