const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Returns a day as people write it (spec section 2): 'March 5, 2024' for '2024-03-05'. The same on a
 * server and in every browser, whatever its language and time zone.
 */
export const longDate = (day: string): string => long.format(new Date(`${day}T00:00:00Z`))

/** Returns the date on the visitor's own calendar: '2026-11-23'. */
export function localDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
