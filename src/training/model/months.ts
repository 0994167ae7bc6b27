import { longDate } from '../../lib/long-date'
import type { SessionLog } from './log'

/** Days of a week in the order of the calendar. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

// Days have no hour: counted in UTC, no change of the clocks moves them.
const DAY = 86_400_000

/** Returns the month so many months after one: '2026-12' for '2026-11' and 1. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/** Returns the day so many days after one. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** Returns which day of the week a day is, 0 for Monday. */
const dayOfWeek = (day: string) => (new Date(day).getUTCDay() + 6) % 7

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string) => dayAfter(day, -dayOfWeek(day))

/** Returns a month's weeks of seven days; undefined for days of other months. */
export function weeksOfMonth(month: string): (string | undefined)[][] {
  const first = mondayOf(`${month}-01`)
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAfter(first, week * 7 + day)),
  )
  return weeks
    .map((days) => days.map((day) => (day.startsWith(month) ? day : undefined)))
    .filter((days) => days.some(Boolean))
}

/** Returns the weeks from that of the first session, or the last `most` ones, to today's, with how often each day was trained. */
export function weeksTrained(sessions: readonly SessionLog[], today: string, most: number) {
  const counts = new Map<string, number>()
  for (const { date } of sessions) counts.set(date, (counts.get(date) ?? 0) + 1)
  const first = mondayOf([...counts.keys()].sort()[0] ?? today)
  const last = mondayOf(today)
  const weeks: { monday: string; days: number[]; sessions: number }[] = []
  for (let monday = last; monday >= first && weeks.length < most; monday = dayAfter(monday, -7)) {
    const days = Array.from({ length: 7 }, (_, day) => counts.get(dayAfter(monday, day)) ?? 0)
    weeks.unshift({ monday, days, sessions: days.reduce((sum, count) => sum + count, 0) })
  }
  return weeks
}

/** Returns a day with its weekday: 'Mon, Nov 23, 2026'. */
export function dayText(day: string): string {
  const [month = '', ...rest] = longDate(day).split(' ')
  return `${weekdays[dayOfWeek(day)]}, ${[month.slice(0, 3), ...rest].join(' ')}`
}
