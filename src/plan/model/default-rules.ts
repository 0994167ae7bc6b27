/** Percent by which a deload is lighter, unless its rule says otherwise. */
export const DEFAULT_DELOAD_PERCENT = 10

/** After this many weeks without a session, a plan starts over. */
export const LONG_BREAK_WEEKS = 4
