/** Returns a count with its noun: '1 session', '2 sessions'. */
export const pluralize = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
