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

/** Languages of Strong's and Hevy's accounts. */
const languages = 'en de fr es pt pt-PT it tr nl pl sv da nb fi cs ru uk'.split(' ')

const nameOf = (month: string) => month.toLowerCase().normalize('NFC').replaceAll('.', '')

/** Months by their names, short and long, in every language; made with the first date. */
let months: ReadonlyMap<string, number> | undefined

function monthsByName(): ReadonlyMap<string, number> {
  if (months) return months
  const found = new Map<string, number>()
  for (const language of languages) {
    for (const month of ['short', 'long'] as const) {
      for (const parts of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' })
        for (let number = 1; number <= 12; number++) {
          const date = format.formatToParts(Date.UTC(2024, number - 1, 15))
          const name = nameOf(date.find(({ type }) => type === 'month')?.value ?? '')
          // In Spanish and German, apps also cut a name to three letters.
          for (const key of [name, name.slice(0, 3)]) if (!found.has(key)) found.set(key, number)
        }
      }
    }
  }
  months = found
  return found
}

const datePatterns = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
  /^(?<year>\d{4})[年년]\s*(?<month>\d{1,2})[月월]\s*(?<day>\d{1,2})[日일]/,
  /^(?<day>\d{1,2})\.?\s+(?:de )?(?<name>\p{L}+)\.?,?\s+(?:de )?(?<year>\d{4})/u,
  /^(?<name>\p{L}+)\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})/u,
]

/**
 * Parses a local time: '2024-03-05 18:30:00', '5 Mar 2024, 18:30', '11 Nis 2026, 13:05' or 'Mar 5, 2024, 6:30 PM',
 * with the month in any language of these apps. Returns '2024-03-05T18:30:00', which is the same in every time
 * zone; undefined for other text and impossible dates.
 */
export function parseDateTime(text: string): string | undefined {
  const found = datePatterns.map((form) => form.exec(text)?.groups).find(Boolean)
  const [year, day] = [Number(found?.year), Number(found?.day)]
  const month = Number(found?.month) || monthsByName().get(nameOf(found?.name ?? ''))
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
