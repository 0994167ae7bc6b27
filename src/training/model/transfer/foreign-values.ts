/** Parses a number with a decimal point or comma; undefined for other text and for negative numbers. */
export function parseForeignNumber(text: string): number | undefined {
  if (!/^\d+([.,]\d+)?$/.test(text)) return undefined
  return Number(text.replace(',', '.'))
}

/** Parses '3600', '1h 5m', '45min' or '1:02:30' to seconds; undefined for other text. */
export function parseSeconds(text: string): number | undefined {
  const number = parseForeignNumber(text)
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
const datePatterns = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  /^(?<day>\d{1,2})\.? (?<month>[a-z]{3})[a-z.]* (?<year>\d{4})/i,
  /^(?<month>[a-z]{3})[a-z.]* (?<day>\d{1,2}),? (?<year>\d{4})/i,
]

/**
 * Parses a local time: '2024-03-05 18:30:00', '5 Mar 2024, 18:30' or 'Mar 5, 2024, 6:30 PM'. Returns
 * '2024-03-05T18:30:00', which is the same in every time zone; undefined for other text and impossible dates.
 */
export function parseDateTime(text: string): string | undefined {
  const found = datePatterns.map((form) => form.exec(text)?.groups).find(Boolean)
  const [year, day] = [Number(found?.year), Number(found?.day)]
  const month = Number(found?.month) || months.indexOf(`${found?.month}`.toLowerCase()) + 1
  if (!year || !month || !day) return undefined
  const [, hour = '0', minute = '0', second = '0', meridiem = ''] =
    /(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap]m)?/i.exec(text) ?? []
  const isTwelveHour = meridiem !== ''
  const hours = isTwelveHour
    ? (Number(hour) % 12) + (meridiem.toLowerCase() === 'pm' ? 12 : 0)
    : Number(hour)
  const time = new Date(Date.UTC(year, month - 1, day, hours, Number(minute), Number(second)))
  const isPossible = time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isPossible ? time.toISOString().slice(0, 19) : undefined
}
