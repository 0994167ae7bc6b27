/** Returns a number with a decimal point or comma; undefined for any other text, and below 0. */
export function numberOf(text: string): number | undefined {
  if (!/^\d+([.,]\d+)?$/.test(text)) return undefined
  return Number(text.replace(',', '.'))
}

/** Returns a length in seconds: '3600', '1h 5m', '45min', '1:02:30'; undefined for any other text. */
export function lengthOf(text: string): number | undefined {
  const number = numberOf(text)
  if (number !== undefined) return number
  if (/^\d+(:\d\d){1,2}$/.test(text))
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const parts = [...text.matchAll(/(\d+)\s*(h|m|s)[a-z]*/gi)]
  if (parts.length === 0) return undefined
  const seconds: Record<string, number> = { h: 3600, m: 60, s: 1 }
  return parts.reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (seconds[unit.toLowerCase()] ?? 0),
    0,
  )
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const days = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  /^(?<day>\d{1,2})\.? (?<month>[a-z]{3})[a-z.]* (?<year>\d{4})/i,
  /^(?<month>[a-z]{3})[a-z.]* (?<day>\d{1,2}),? (?<year>\d{4})/i,
]

/**
 * Returns a moment on the trainee's own clock: '2024-03-05 18:30:00', '5 Mar 2024, 18:30', 'Mar 5, 2024, 6:30 PM';
 * undefined for any other text, and for days that no calendar has.
 */
export function momentOf(text: string): Date | undefined {
  const found = days.map((form) => form.exec(text)?.groups).find(Boolean)
  const [year, day] = [Number(found?.year), Number(found?.day)]
  const month = Number(found?.month) || months.indexOf(`${found?.month}`.toLowerCase()) + 1
  if (!year || !month || !day) return undefined
  const [, hour = '0', minute = '0', second = '0', half = ''] =
    /(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap]m)?/i.exec(text) ?? []
  const isHalf = half !== ''
  const hours = isHalf ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  const moment = new Date(year, month - 1, day, hours, Number(minute), Number(second))
  return moment.getMonth() === month - 1 && moment.getDate() === day ? moment : undefined
}
