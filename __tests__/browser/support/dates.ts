const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date of the content as visitors read it (spec section 9): '2024-03-15' is 'March 15, 2024'. */
export const longDate = (date: string) => format.format(new Date(`${date}T00:00:00Z`))
