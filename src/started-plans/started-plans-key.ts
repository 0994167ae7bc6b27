/** Where the browser stores the started plans. In a file of its own, because every page looks there. */
export const STARTED_PLANS_KEY = 'begun-plans'
