import { parseDuration } from './duration'

const DAY = 86_400_000

/** The days of the week as they are shown, Monday first. A day is written as its index here. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Days that leave rest between the hard ones, by the number of sessions a week. */
const usualDays: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5, 6],
]

/** A plan as far as its sessions go. */
export interface PlanLength {
  weeks: number
  /** Sessions a week, one a day at most. */
  perWeek: number
}

/**
 * How long a plan is. Takes its duration and the texts of its weeks, which count where the duration has
 * another form than '4 weeks, 4x/week'.
 */
export function planLength(duration: string, weekTexts: readonly string[]): PlanLength {
  const { weeks, perWeek } = parseDuration(duration) ?? { weeks: weekTexts.length, perWeek: 4 }
  return { weeks, perWeek: Math.min(perWeek, weekdays.length) }
}

/** A plan as far as its sessions go: its length, its overview, and what each week asks for. */
export function sessionPlan({
  duration,
  overview,
  weeks,
}: {
  duration: string
  overview: string
  weeks: readonly string[]
}) {
  return { length: planLength(duration, weeks), overview, weekTexts: weeks }
}

/** The days to propose: those the overview names, where they are as many as the sessions, else the usual ones. */
export function proposedDays(perWeek: number, overview: string): readonly number[] {
  const named = weekdays.flatMap((name, day) => (overview.includes(name) ? [day] : []))
  return named.length === perWeek ? named : (usualDays[perWeek] ?? [])
}

/** One session of a plan on the calendar. Weeks and sessions count from 1. */
export interface PlannedSession {
  week: number
  session: number
  /** Midnight of its day, in milliseconds as if it were UTC. */
  day: number
}

/** Midnight of a date ('2026-11-23') in milliseconds as if it were UTC; NaN for anything else. */
export const dayOf = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN

/**
 * Every session of a plan in order. A plan's weeks are counted from the start date, so that each has
 * all its sessions whatever day it starts on.
 */
export function plannedSessions(
  start: string,
  days: readonly number[],
  weeks: number,
): PlannedSession[] {
  const first = dayOf(start)
  // getUTCDay counts from Sunday.
  const startDay = (new Date(first).getUTCDay() + 6) % 7
  const offsets = days.map((day) => (day - startDay + 7) % 7).sort((a, b) => a - b)
  return Array.from({ length: weeks }, (_, week) =>
    offsets.map((offset, index) => ({
      week: week + 1,
      session: index + 1,
      day: first + (week * 7 + offset) * DAY,
    })),
  ).flat()
}
