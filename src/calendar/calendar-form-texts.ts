import { isDay } from '../../packages/basics'
import { weekdays } from '../../packages/progression'
import { longDate } from '../lib/date-text'
import type { Agenda } from '../lib/plan-agenda'
import { SESSION_MINUTES } from './model/calendar'
import { type CalendarChoice, plannedSessions, weekdayOf } from './model/training-days'

/** Error messages by field; empty if the choice is valid. */
export type CalendarProblems = Partial<Record<keyof CalendarChoice, string>>

/** Validates a visitor's choice. Years beyond this century are typos. */
export function calendarProblems(choice: CalendarChoice, perWeek: number): CalendarProblems {
  const { from, start, days, time } = choice
  return {
    ...(!(isDay(start) && start.startsWith('20')) && {
      start: start
        ? 'Choose a date between 2000 and 2099.'
        : `Choose the day week ${from} starts on.`,
    }),
    ...(!/^\d\d:\d\d$/.test(time) && { time: 'Choose a time, such as 18:00.' }),
    ...(days.length !== perWeek && {
      days: `This plan has ${perWeek} sessions a week, one a day. You chose ${days.length}.`,
    }),
  }
}

/** Formats UTC midnight in ms: 'Monday, March 5, 2029'. */
const longDayText = (time: number) =>
  `${weekdays[weekdayOf(time)]}, ${longDate(new Date(time).toISOString().slice(0, 10))}`

/** Summarizes the file's content for a valid choice. */
export function calendarSummary(choice: CalendarChoice, weeks: number, agenda: Agenda): string {
  const sessions = plannedSessions(choice, weeks, agenda)
  const [first, last] = [sessions.at(0), sessions.at(-1)]
  if (!first || !last) return ''
  return `${sessions.length} sessions, from ${longDayText(first.day)} to ${longDayText(last.day)}. ${lengthText(agenda)}`
}

/** Says how long sessions are: '60 minutes each.', or 'Each with its exercises, 20 to 52 minutes.' */
function lengthText(agenda: Agenda): string {
  const minutes = agenda.flat().map((session) => session.minutes ?? SESSION_MINUTES)
  if (minutes.length === 0) return `${SESSION_MINUTES} minutes each.`
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  return `Each with its exercises, ${least === most ? least : `${least} to ${most}`} minutes.`
}
