import type { Exercise } from '../../content/schema/exercise'
import type { ResolverContext } from '../images/node-model'

/** Gatsby reserves `id`. */
export type ExerciseNode = Omit<Exercise, 'id'> & { exerciseId: string }

/** Node types that others reference, by their id field. */
interface NodesByIdField {
  exerciseId: ExerciseNode
  planId: { planId: string }
}

const idOf = (node: ExerciseNode | { planId: string }) =>
  'planId' in node ? node.planId : node.exerciseId

/** Results per GraphQL query, which the fields of its nodes share. */
const results = new WeakMap<ResolverContext, Map<string, Promise<unknown>>>()

/** Computes what `key` names once per query. */
function oncePerQuery<Result>(
  context: ResolverContext,
  key: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  const known = results.get(context) ?? new Map()
  results.set(context, known)
  const result = known.get(key) ?? compute()
  known.set(key, result)
  return result
}

/** Returns the nodes with these ids, sorted by id. */
export const findNodes = <Field extends keyof NodesByIdField>(
  field: Field,
  ids: readonly string[],
  context: ResolverContext,
): Promise<NodesByIdField[Field][]> =>
  oncePerQuery(context, [field, ...ids].join(), async () => {
    if (ids.length === 0) return []
    const { entries } = await context.nodeModel.findAll<NodesByIdField[Field]>({
      type: field === 'planId' ? 'Plan' : 'Exercise',
      query: { filter: { [field]: { in: ids } } },
    })
    return [...entries].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  })

/** Returns the nodes with these ids, in the order of the ids. Skips unpublished ones. */
export async function nodesInOrder<Field extends keyof NodesByIdField>(
  field: Field,
  ids: readonly string[],
  context: ResolverContext,
): Promise<NodesByIdField[Field][]> {
  const nodes = await findNodes(field, ids, context)
  return ids.flatMap((id) => nodes.find((node) => idOf(node) === id) ?? [])
}
