import { longDate } from '../lib/long-date'
import { type Agenda, daysByWeek } from '../lib/plan-agenda'
import { weekdays } from '../lib/vocabulary'
import { type CalendarChoice, SESSION_MINUTES } from './model/calendar'
import { type PlanLength, plannedSessions, utcMidnight } from './model/training-days'

/** Valid start years. Others are typos. */
const YEARS = { from: 2000, to: 2099 }

/** Error messages by field; empty if the choice is valid. */
export type CalendarProblems = Partial<Record<keyof CalendarChoice, string>>

function isValidStart(start: string): boolean {
  const year = new Date(utcMidnight(start)).getUTCFullYear()
  return year >= YEARS.from && year <= YEARS.to
}

/** Validates a visitor's choice. */
export function calendarProblems(
  choice: CalendarChoice,
  { perWeek }: PlanLength,
): CalendarProblems {
  const { from, start, days, time } = choice
  const chosen = days.length
  return {
    ...(!isValidStart(start) && {
      start: start
        ? `Choose a date between ${YEARS.from} and ${YEARS.to}.`
        : `Choose the day week ${from} starts on.`,
    }),
    ...(!/^\d\d:\d\d$/.test(time) && { time: 'Choose a time, such as 18:00.' }),
    ...(chosen !== perWeek && {
      days: `This plan has ${perWeek} sessions a week, one a day. You chose ${chosen}.`,
    }),
  }
}

/** Formats UTC midnight in ms: 'Monday, March 5, 2029'. */
function longDayText(time: number): string {
  const day = new Date(time)
  return `${weekdays[(day.getUTCDay() + 6) % 7]}, ${longDate(day.toISOString().slice(0, 10))}`
}

/** Summarizes the file's content; '' for an invalid choice. */
export function calendarSummary(
  choice: CalendarChoice,
  length: PlanLength,
  agenda: Agenda = [],
): string {
  if (Object.keys(calendarProblems(choice, length)).length > 0) return ''
  const sessions = plannedSessions(
    choice.start,
    daysByWeek(choice.days, length.weeks, agenda),
    choice.from,
  )
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
