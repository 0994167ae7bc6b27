import { type Agenda, daysByWeek } from '../../lib/plan-agenda'
import { foldIcsLine, icsFloating, icsText } from './ics'
import { type PlannedSession, plannedSessions } from './training-days'

/** Minutes of a session in the calendar where its plan does not say. */
export const SESSION_MINUTES = 60

const MINUTE = 60_000

/** A focus longer than this is cut: calendars show little more of an event's name. */
const FOCUS_LENGTH = 60

/** What a plan's calendar is made from. */
export interface CalendarPlan {
  planId: string
  title: string
  weeks: number
  /** What each week asks for, in order; may be fewer than the weeks. */
  weekTexts: readonly string[]
  /** The sessions of each week by name and day; empty in a plan that does not say them. */
  agenda: Agenda
  /** What sessions ask for, as far as it is known. */
  sessions: readonly CalendarSession[]
  /** The full address of the plan's page. */
  url: string
  /** Who offers the plan. */
  brand: string
}

/** What a session asks for, as the plan's JSON version says it. */
export interface CalendarSession {
  week: number
  session: number
  warmUp?: string
  lines: readonly { text: string }[]
}

/** What a visitor chose. */
export interface CalendarChoice {
  /** The first week that is still to be done. */
  from: number
  /** '2026-11-23' */
  start: string
  /** Indexes of the training days, 0 for Monday. */
  days: readonly number[]
  /** '18:00' */
  time: string
}

/**
 * Returns a week's focus: the first clause of its text ('Crest of wave one'), cut at a word where
 * it is long.
 */
export function weekFocus(text: string): string {
  const [clause = ''] = text.trim().split(/[.:;](?:\s|$)/)
  if (clause.length <= FOCUS_LENGTH) return clause
  return `${clause.slice(0, FOCUS_LENGTH).replace(/[\s,]+\S*$/, '')}…`
}

/**
 * Returns a plan as an iCalendar file (RFC 5545): one event for each session. Times are floating,
 * so that 18:00 stays 18:00 where the visitor travels. An event keeps its UID whatever day and time
 * are chosen: a file made anew moves the sessions instead of doubling them. Takes the time of
 * making as `now`.
 */
export function planCalendar(plan: CalendarPlan, choice: CalendarChoice, now: Date): string {
  const { planId, weeks, url, brand } = plan
  const stamp = `${icsFloating(now.getTime())}Z`
  const [hours = 0, minutes = 0] = choice.time.split(':').map(Number)
  const days = daysByWeek(choice.days, weeks, plan.agenda)
  const events = plannedSessions(choice.start, days, choice.from).flatMap((planned) => {
    const { week, session, day } = planned
    const begin = day + (hours * 60 + minutes) * MINUTE
    const length = plan.agenda[week - 1]?.[session - 1]?.minutes ?? SESSION_MINUTES
    return [
      'BEGIN:VEVENT',
      `UID:${planId}-week-${week}-session-${session}@${new URL(url).hostname}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${icsFloating(begin)}`,
      `DTEND:${icsFloating(begin + length * MINUTE)}`,
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

/** What an event is called: by its session's name first, which is all that a small calendar shows. */
function eventName(
  { title, weeks, weekTexts, agenda }: CalendarPlan,
  { week, session }: PlannedSession,
  perWeek: number,
): string {
  const own = agenda[week - 1]?.[session - 1]
  if (own) return `${own.name}: ${title}, week ${week} of ${weeks}`
  const name = `${title}, week ${week} of ${weeks}, session ${session} of ${perWeek}`
  const focus = weekFocus(weekTexts[week - 1] ?? '')
  return focus ? `${name}: ${focus}` : name
}

/** What an event says: what the session asks for, why the week is as it is, and where the plan is. */
function eventText(
  { weekTexts, sessions, url }: CalendarPlan,
  { week, session }: PlannedSession,
): string {
  const asked = sessions.find((one) => one.week === week && one.session === session)
  return [
    asked?.warmUp && `Warm-up: ${asked.warmUp}`,
    asked?.lines.map(({ text }) => `- ${text}`).join('\n'),
    weekTexts[week - 1],
    url,
  ]
    .filter(Boolean)
    .join('\n\n')
}
