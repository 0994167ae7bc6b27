/** More than anyone shares by hand: the limit for a link. */
const LIMIT = 100

/** The form of a plan's id. */
const PLAN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Returns the plan ids in the query of an address made by `sharedPlansPath`, each once and without
 * what cannot be an id; undefined for an address that shares nothing.
 */
export function sharedPlanIds(search: string): readonly string[] | undefined {
  const plans = new URLSearchParams(search).get('plans')
  if (plans === null) return undefined
  const ids = plans.split(',').map((id) => id.trim().toLowerCase())
  return [...new Set(ids.filter((id) => PLAN_ID.test(id)))].slice(0, LIMIT)
}
