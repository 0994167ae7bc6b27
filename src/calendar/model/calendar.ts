import type { Agenda } from '../../lib/plan-agenda'
import { foldIcsLine, icsFloating, icsText } from './ics'
import {
  type CalendarChoice,
  type PlannedSession,
  planLength,
  plannedSessions,
} from './training-days'

/** Event length if the plan gives no minutes. */
export const SESSION_MINUTES = 60

const MINUTE_MS = 60_000

/** Calendars move a known event only for a higher SEQUENCE, which some keep in 31 bits. */
const SEQUENCE_MS = 10_000

/** Most characters of a week's focus. Calendars show little more of an event's title. */
const FOCUS_LENGTH = 60

/** Input for a plan's calendar. */
export interface CalendarPlan {
  planId: string
  title: string
  duration: string
  /** One text per week, or fewer. */
  weeks: readonly string[]
  agenda: Agenda
  /** Session details, as far as available. */
  sessions: readonly CalendarSession[]
  /** Absolute URL of the plan's page. */
  url: string
  /** The site's name. */
  brand: string
}

/** A session in words, as in the file beside the plan's page. */
export interface CalendarSession {
  week: number
  session: number
  warmUp?: string | undefined
  /** A sentence for each exercise. */
  lines: readonly string[]
}

/** Returns a week's focus: the first clause of its text ('Crest of wave one'), cut at a word if too long. */
export function weekFocus(text: string): string {
  const [clause = ''] = text.trim().split(/[.:;](?:\s|$)/)
  if (clause.length <= FOCUS_LENGTH) return clause
  return `${clause.slice(0, FOCUS_LENGTH).replace(/[\s,]+\S*$/, '')}…`
}

/**
 * Returns a plan as an iCalendar file (RFC 5545), with one event per session. Times are floating, so 18:00
 * stays 18:00 if the visitor travels. UIDs don't depend on date or time, so a second import moves the events
 * instead of duplicating them. `now` becomes DTSTAMP.
 */
export function planCalendar(plan: CalendarPlan, choice: CalendarChoice, now: Date): string {
  const { planId, agenda, url, brand } = plan
  const [hours = 0, minutes = 0] = choice.time.split(':').map(Number)
  const events = plannedSessions(choice, planLength(plan).weeks, agenda).flatMap((planned) => {
    const { week, session, day } = planned
    const begin = day + (hours * 60 + minutes) * MINUTE_MS
    const length = agenda[week - 1]?.[session - 1]?.minutes ?? SESSION_MINUTES
    return [
      'BEGIN:VEVENT',
      `UID:${planId}-week-${week}-session-${session}@${new URL(url).hostname}`,
      `SEQUENCE:${Math.floor(now.getTime() / SEQUENCE_MS)}`,
      `DTSTAMP:${icsFloating(now.getTime())}Z`,
      `DTSTART:${icsFloating(begin)}`,
      `DTEND:${icsFloating(begin + length * MINUTE_MS)}`,
      `SUMMARY:${icsText(eventName(plan, planned))}`,
      `DESCRIPTION:${icsText(eventText(plan, planned))}`,
      `URL:${url}`,
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(brand)}//Training plans//EN`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldIcsLine(line)}\r\n`).join('')
}

/** Returns an event's name. The session comes first, because small calendars show nothing else. */
function eventName(plan: CalendarPlan, { week, session }: PlannedSession): string {
  const { weeks, perWeek } = planLength(plan)
  const name = `${plan.title}, week ${week} of ${weeks}`
  const agendaEntry = plan.agenda[week - 1]?.[session - 1]
  if (agendaEntry) return `${agendaEntry.name}: ${name}`
  const focus = weekFocus(plan.weeks[week - 1] ?? '')
  return `${name}, session ${session} of ${perWeek}${focus && `: ${focus}`}`
}

/** Returns an event's description: the session's content, the week's reason, and the plan's address. */
function eventText({ weeks, sessions, url }: CalendarPlan, planned: PlannedSession): string {
  const details = sessions.find(
    ({ week, session }) => week === planned.week && session === planned.session,
  )
  return [
    details?.warmUp && `Warm-up: ${details.warmUp}`,
    details?.lines.map((line) => `- ${line}`).join('\n'),
    weeks[planned.week - 1],
    url,
  ]
    .filter(Boolean)
    .join('\n\n')
}
