/** Milliseconds of a day in UTC, where DST can't shift one. */
export const DAY_MS = 86_400_000

/** Returns the date in the visitor's time zone: '2026-11-23'. */
export function localDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns the number of calendar days between two dates: '2026-03-01' and '2026-03-11' are 10 apart. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** True for a valid calendar date; '2026-13-45' is not. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
