/** Storage key of the started plans, which training writes. */
export const STARTED_PLANS_KEY = 'begun-plans'
