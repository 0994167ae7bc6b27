/**
 * Returns a count with its noun: '1 session', '2 sessions'. If most kinds of pages import it, webpack moves
 * its 50 bytes into every page's script, so some of them spell it out.
 */
export const pluralize = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
