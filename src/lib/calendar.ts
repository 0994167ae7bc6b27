import { foldIcsLine, icsFloating, icsText } from './ics'
import { plannedSessions } from './training-days'

/** How long a session takes in the calendar, in minutes. */
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
  /** The full address of the plan's page. */
  url: string
  /** Who offers the plan. */
  brand: string
}

/** What a visitor chose. */
export interface CalendarChoice {
  /** '2026-11-23' */
  start: string
  /** Indexes of the training days, 0 for Monday. */
  days: readonly number[]
  /** '18:00' */
  time: string
}

/** A week's focus: the first clause of its text ('Crest of wave one'), cut at a word where it is long. */
export function weekFocus(text: string): string {
  const [clause = ''] = text.trim().split(/[.:;](?:\s|$)/)
  if (clause.length <= FOCUS_LENGTH) return clause
  return `${clause.slice(0, FOCUS_LENGTH).replace(/[\s,]+\S*$/, '')}…`
}

/**
 * A plan as an iCalendar file (RFC 5545): one event for each session. Times are floating, so that 18:00
 * stays 18:00 where the visitor travels. An event keeps its UID whatever day and time are chosen: a
 * file made anew moves the sessions instead of doubling them. Takes the time of making as `now`.
 */
export function planCalendar(plan: CalendarPlan, choice: CalendarChoice, now: Date): string {
  const { planId, title, weeks, weekTexts, url, brand } = plan
  const stamp = `${icsFloating(now.getTime())}Z`
  const [hours = 0, minutes = 0] = choice.time.split(':').map(Number)
  const events = plannedSessions(choice.start, choice.days, weeks).flatMap((planned) => {
    const { week, session, day } = planned
    const text = weekTexts[week - 1] ?? ''
    const focus = weekFocus(text)
    const name = `${title}, week ${week} of ${weeks}, session ${session} of ${choice.days.length}`
    const begin = day + (hours * 60 + minutes) * MINUTE
    return [
      'BEGIN:VEVENT',
      `UID:${planId}-week-${week}-session-${session}@${new URL(url).hostname}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${icsFloating(begin)}`,
      `DTEND:${icsFloating(begin + SESSION_MINUTES * MINUTE)}`,
      `SUMMARY:${icsText(focus ? `${name}: ${focus}` : name)}`,
      `DESCRIPTION:${icsText([text, url].filter(Boolean).join('\n\n'))}`,
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
