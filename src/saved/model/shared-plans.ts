const PLAN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Parses the plan ids of a `sharedPlansPath` query, valid ones once each; undefined without `plans`. */
export function sharedPlanIds(search: string): readonly string[] | undefined {
  const plans = new URLSearchParams(search).get('plans')
  if (plans === null) return undefined
  const ids = plans.split(',').map((id) => id.trim().toLowerCase())
  return [...new Set(ids.filter((id) => PLAN_ID.test(id)))]
}
