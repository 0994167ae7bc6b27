/** Where the browser's storage keeps the progress of a plan. Apart, because every plan page looks there. */
export const progressStorageKey = (planId: string) => `progress:${planId}`

/** The id of the element on a plan's page that the sessions to tick off are put into. */
export const FOLLOW_ALONG_PLACE = 'follow-along'
