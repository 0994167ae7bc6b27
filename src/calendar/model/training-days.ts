import { parseDuration } from '../../lib/duration'
import { type Agenda, daysOf } from '../../lib/plan-agenda'
import { weekdays } from '../../lib/vocabulary'

const DAY = 86_400_000

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

/** Returns how long a plan is: by the texts of its weeks where its duration is not of the form '4 weeks, 4x/week'. */
export function planLength(plan: { duration: string; weeks: readonly string[] }): PlanLength {
  const usual = { weeks: plan.weeks.length, perWeek: 4 }
  const { weeks, perWeek } = parseDuration(plan.duration) ?? usual
  return { weeks, perWeek: Math.min(perWeek, weekdays.length) }
}

/**
 * Returns the days to propose: those of the plan's first week, else those the overview names, else
 * the usual ones; each only where they are as many as the sessions.
 */
export function proposedDays(
  perWeek: number,
  overview: string,
  agenda: Agenda = [],
): readonly number[] {
  const own = [...new Set(daysOf(agenda[0]))]
  if (own.length === perWeek) return own
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

/**
 * Returns midnight of a date ('2026-11-23') in milliseconds as if it were UTC; NaN for anything
 * else.
 */
export const dayOf = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN

/**
 * Returns every session of a plan in order, from a week on. Takes the days of each week, 0 for Monday.
 * Weeks are counted from the start date, so that each has all its sessions whatever day the plan starts on;
 * the first session of a week is the first one on or after its start.
 */
export function plannedSessions(
  start: string,
  weeks: readonly (readonly number[])[],
  from = 1,
): PlannedSession[] {
  const first = dayOf(start)
  // getUTCDay counts from Sunday.
  const startDay = (new Date(first).getUTCDay() + 6) % 7
  return weeks.slice(from - 1).flatMap((days, week) => {
    const offsets = days.map((day) => (day - startDay + 7) % 7).sort((a, b) => a - b)
    return offsets.map((offset, index) => ({
      week: from + week,
      session: index + 1,
      day: first + (week * 7 + offset) * DAY,
    }))
  })
}
