/** Storage key of the started plans, which training writes. In its own file, because every page checks it. */
export const STARTED_PLANS_KEY = 'begun-plans'
