/** Most plans that fit side by side. */
export const MAX_COMPARED = 3

/** Returns the plans named in a query: `?plans=a,b`, or `?plans=a&plans=b` as the form submits it. */
export function comparedPlans<Plan extends { planId: string }>(
  search: string,
  plans: readonly Plan[],
): Plan[] {
  const ids = new URLSearchParams(search).getAll('plans').flatMap((text) => text.split(','))
  return [...new Set(ids)]
    .flatMap((id) => plans.find(({ planId }) => planId === id) ?? [])
    .slice(0, MAX_COMPARED)
}
