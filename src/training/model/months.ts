import { DAY_MS } from '../../../packages/basics'
import type { SessionLog } from '../../../packages/progression'
import { longDate } from '../../lib/date-text'

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The month `months` after another: '2026-12' for '2026-11' and 1. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 is Monday. */
const dayOfWeek = (day: string) => (new Date(day).getUTCDay() + 6) % 7

export const mondayOf = (day: string) => dayAfter(day, -dayOfWeek(day))

/** A month's weeks, each with seven days as '2026-11-23'; undefined for days outside the month. */
export function weeksOfMonth(month: string): (string | undefined)[][] {
  const first = mondayOf(`${month}-01`)
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAfter(first, week * 7 + day)),
  )
  return weeks
    .map((days) => days.map((day) => (day.startsWith(month) ? day : undefined)))
    .filter((days) => days.some(Boolean))
}

/** Sessions per day, Monday first, for each of the last weeks up to today's, `most` at most. */
export function countsByWeek(sessions: readonly SessionLog[], today: string, most: number) {
  const dates = sessions.map(({ date }) => date).sort()
  const countOn = (day: string) => dates.filter((date) => date === day).length
  const first = mondayOf(dates[0] ?? today)
  const last = mondayOf(today)
  const weeks: { monday: string; days: number[]; sessions: number }[] = []
  for (let monday = last; monday >= first && weeks.length < most; monday = dayAfter(monday, -7)) {
    const days = Array.from({ length: 7 }, (_, day) => countOn(dayAfter(monday, day)))
    weeks.unshift({ monday, days, sessions: days.reduce((sum, count) => sum + count, 0) })
  }
  return weeks
}

export function dayText(day: string): string {
  const [month = '', ...rest] = longDate(day).split(' ')
  return `${weekdayNames[dayOfWeek(day)]}, ${[month.slice(0, 3), ...rest].join(' ')}`
}
