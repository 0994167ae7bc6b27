/** The id of the element on a plan's page that the sessions to tick off are put into. */
export const FOLLOW_ALONG_PLACE = 'follow-along'
