/**
 * Looks up plans by their ids. Gives those that exist, in the order of the ids, and the ids that no
 * plan has.
 */
export function pickPlans<Plan extends { readonly planId: string }>(
  ids: readonly string[],
  plans: readonly Plan[],
) {
  const byId = new Map(plans.map((plan) => [plan.planId, plan]))
  return {
    found: ids.flatMap((id) => byId.get(id) ?? []),
    missing: ids.filter((id) => !byId.has(id)),
  }
}
