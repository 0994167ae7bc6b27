const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a content date for visitors (spec section 9): '2024-03-15' becomes 'March 15, 2024'. */
export const longDate = (date: string) => format.format(new Date(`${date}T00:00:00Z`))
