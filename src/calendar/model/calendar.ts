import { type Agenda, daysByWeek } from '../../lib/plan-agenda'
import { foldIcsLine, icsFloating, icsText } from './ics'
import { type PlannedSession, plannedSessions } from './training-days'

/** Event length if the plan gives no minutes. */
export const SESSION_MINUTES = 60

const MINUTE_MS = 60_000

/** Most characters of a week's focus. Calendars show little more of an event's title. */
const FOCUS_LENGTH = 60

/** Input for a plan's calendar. */
export interface CalendarPlan {
  planId: string
  title: string
  weeks: number
  /** One text per week, or fewer. */
  weekTexts: readonly string[]
  /** Each week's sessions by name and day; empty for plans without sessions. */
  agenda: Agenda
  /** Session details, as far as available. */
  sessions: readonly CalendarSession[]
  /** Absolute URL of the plan's page. */
  url: string
  /** The site's name. */
  brand: string
}

/** A session in the plan's JSON version. */
export interface CalendarSession {
  week: number
  session: number
  warmUp?: string
  lines: readonly { text: string }[]
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
  const { planId, weeks, url, brand } = plan
  const stamp = `${icsFloating(now.getTime())}Z`
  const [hours = 0, minutes = 0] = choice.time.split(':').map(Number)
  const days = daysByWeek(choice.days, weeks, plan.agenda)
  const events = plannedSessions(choice.start, days, choice.from).flatMap((planned) => {
    const { week, session, day } = planned
    const begin = day + (hours * 60 + minutes) * MINUTE_MS
    const length = plan.agenda[week - 1]?.[session - 1]?.minutes ?? SESSION_MINUTES
    return [
      'BEGIN:VEVENT',
      `UID:${planId}-week-${week}-session-${session}@${new URL(url).hostname}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${icsFloating(begin)}`,
      `DTEND:${icsFloating(begin + length * MINUTE_MS)}`,
      `SUMMARY:${icsText(eventName(plan, planned, choice.days.length))}`,
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
function eventName(
  { title, weeks, weekTexts, agenda }: CalendarPlan,
  { week, session }: PlannedSession,
  perWeek: number,
): string {
  const agendaEntry = agenda[week - 1]?.[session - 1]
  if (agendaEntry) return `${agendaEntry.name}: ${title}, week ${week} of ${weeks}`
  const name = `${title}, week ${week} of ${weeks}, session ${session} of ${perWeek}`
  const focus = weekFocus(weekTexts[week - 1] ?? '')
  return focus ? `${name}: ${focus}` : name
}

/** Returns an event's description: the session's content, the week's reason, and the plan's address. */
function eventText(
  { weekTexts, sessions, url }: CalendarPlan,
  { week, session }: PlannedSession,
): string {
  const details = sessions.find((one) => one.week === week && one.session === session)
  return [
    details?.warmUp && `Warm-up: ${details.warmUp}`,
    details?.lines.map(({ text }) => `- ${text}`).join('\n'),
    weekTexts[week - 1],
    url,
  ]
    .filter(Boolean)
    .join('\n\n')
}
