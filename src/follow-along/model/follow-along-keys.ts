/** Storage key of a plan's ticks. */
export const ticksStorageKey = (planId: string) => `progress:${planId}`

/** Id of the element on a plan's page that holds the sessions to check off. */
export const FOLLOW_ALONG_ID = 'follow-along'
