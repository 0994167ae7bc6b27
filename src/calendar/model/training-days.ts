import { DAY_MS } from '../../../packages/basics'
import { type Duration, parseDuration, weekdays } from '../../../packages/progression'
import { type Agenda, daysByWeek, daysOf } from '../../lib/plan-agenda'

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

/** Parses a plan's duration ('4 weeks, 4x/week'), or else counts its week texts. At most a session a day. */
export function planLength(plan: { duration: string; weeks: readonly string[] }): Duration {
  const fallback = { weeks: plan.weeks.length, perWeek: 4 }
  const { weeks, perWeek } = parseDuration(plan.duration) ?? fallback
  return { weeks, perWeek: Math.min(perWeek, weekdays.length) }
}

/** Proposes training days: those of the first week if they are as many as `perWeek`, or else the default. */
export function proposedDays(perWeek: number, agenda: Agenda): readonly number[] {
  const firstWeekDays = [...new Set(daysOf(agenda[0]))]
  return firstWeekDays.length === perWeek ? firstWeekDays : (defaultDays[perWeek] ?? [])
}

/** The visitor's choice. */
export interface CalendarChoice {
  /** The first week to include. */
  from: number
  /** '2026-11-23' */
  start: string
  /** Weekday indexes, 0 for Monday. */
  days: readonly number[]
  /** '18:00' */
  time: string
}

/** A session on the calendar. Weeks and sessions count from 1. */
export interface PlannedSession {
  week: number
  session: number
  /** UTC midnight of its date, in ms. */
  day: number
}

/** Returns the weekday of a UTC time in ms, 0 for Monday. */
export const weekdayOf = (time: number) => (new Date(time).getUTCDay() + 6) % 7

/**
 * Schedules a plan's sessions from the chosen week on. A week runs from the start date's weekday, whatever
 * that is, so that each week has all its sessions in order.
 */
export function plannedSessions(
  { start, days: chosenDays, from }: Omit<CalendarChoice, 'time'>,
  weeks: number,
  agenda: Agenda,
): PlannedSession[] {
  const first = Date.parse(start)
  return daysByWeek(chosenDays, weeks, agenda)
    .slice(from - 1)
    .flatMap((days, week) => {
      const offsets = days.map((day) => (day - weekdayOf(first) + 7) % 7).sort((a, b) => a - b)
      return offsets.map((offset, index) => ({
        week: from + week,
        session: index + 1,
        day: first + (week * 7 + offset) * DAY_MS,
      }))
    })
}
