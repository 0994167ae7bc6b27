/**
 * Returns the storage key of a plan's progress. It has a file of its own because every plan page
 * needs it.
 */
export const progressStorageKey = (planId: string) => `progress:${planId}`

/** The id of the element on a plan's page that the sessions to tick off are put into. */
export const FOLLOW_ALONG_PLACE = 'follow-along'
