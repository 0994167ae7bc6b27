import type { ResolverContext } from '../images/node-model'

/** A plan as far as the order of plans is about it. */
interface OrderedPlan {
  jsonId: string
  before?: string[]
  next?: string[]
}

/** Makes a field of plans' ids one of the plans themselves; those that are not published are left out. */
const plansOf = (field: 'before' | 'next') => ({
  type: '[Plan!]!',
  resolve: async (plan: OrderedPlan, _args: unknown, { nodeModel }: ResolverContext) => {
    const ids = plan[field] ?? []
    if (ids.length === 0) return []
    const { entries } = await nodeModel.findAll<OrderedPlan>({
      type: 'Plan',
      query: { filter: { planId: { in: ids } } },
    })
    const found = [...entries]
    return ids.flatMap((id) => found.find(({ jsonId }) => jsonId === id) ?? [])
  },
})

/** The plans before and after a plan, in the order in which its editor names them. */
export const planOrder = { before: plansOf('before'), next: plansOf('next') }
