import { parseDuration } from '../../lib/duration'
import { type Agenda, daysOf } from '../../lib/plan-agenda'
import { weekdays } from '../../lib/vocabulary'

const DAY_MS = 86_400_000

/** Default days by sessions per week, spaced for recovery. */
const defaultDays: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5, 6],
]

/** A plan's length in weeks and sessions. */
export interface PlanLength {
  weeks: number
  /** Sessions per week, at most one a day. */
  perWeek: number
}

/** Parses a plan's duration ('4 weeks, 4x/week'), falling back to its number of week texts. */
export function planLength(plan: { duration: string; weeks: readonly string[] }): PlanLength {
  const fallback = { weeks: plan.weeks.length, perWeek: 4 }
  const { weeks, perWeek } = parseDuration(plan.duration) ?? fallback
  return { weeks, perWeek: Math.min(perWeek, weekdays.length) }
}

/**
 * Proposes training days: those of the first week, else those that the overview names, else the default.
 * Skips days that aren't as many as `perWeek`.
 */
export function proposedDays(
  perWeek: number,
  overview: string,
  agenda: Agenda = [],
): readonly number[] {
  const firstWeekDays = [...new Set(daysOf(agenda[0]))]
  if (firstWeekDays.length === perWeek) return firstWeekDays
  const daysInOverview = weekdays.flatMap((name, day) => (overview.includes(name) ? [day] : []))
  return daysInOverview.length === perWeek ? daysInOverview : (defaultDays[perWeek] ?? [])
}

/** A session on the calendar. Weeks and sessions count from 1. */
export interface PlannedSession {
  week: number
  session: number
  /** UTC midnight of its date, in ms. */
  day: number
}

/** Returns UTC midnight of a date ('2026-11-23') in ms; NaN for anything else. */
export const utcMidnight = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN

/**
 * Schedules all sessions from week `from` on. Takes each week's days, 0 for Monday. A week runs from the
 * start date's weekday, whatever that is, so that each week has all its sessions in order.
 */
export function plannedSessions(
  start: string,
  weeks: readonly (readonly number[])[],
  from = 1,
): PlannedSession[] {
  const first = utcMidnight(start)
  // getUTCDay counts from Sunday.
  const startDay = (new Date(first).getUTCDay() + 6) % 7
  return weeks.slice(from - 1).flatMap((days, week) => {
    const offsets = days.map((day) => (day - startDay + 7) % 7).sort((a, b) => a - b)
    return offsets.map((offset, index) => ({
      week: from + week,
      session: index + 1,
      day: first + (week * 7 + offset) * DAY_MS,
    }))
  })
}
