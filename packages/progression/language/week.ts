import type { WeekValues } from './line-grammar'
import { lineKeyOf, type Program, type ProgramLine, type ProgramSession } from './program'
import { movesWeight, ruleOf } from './rule-of'
import { type Weekday, weekdays } from './vocabulary'

export interface WeekSession {
  name: string
  /** Its days in this week, in weekday order. */
  days: readonly Weekday[]
  minutes: number | undefined
  warmUp: string | undefined
  /** Ramp-up sets before the first lift, and before later ones: see ramp-up.ts. */
  rampUp: readonly string[]
  rampUpLater: readonly string[]
  lines: readonly WeekLine[]
}

/** A line in one week. */
export interface WeekLine extends Omit<ProgramLine, 'weeks'>, WeekValues {
  /** Identifies the line in logs: see `lineKeyOf`. */
  lineKey: string
  /** Whether no earlier week of its session includes it. */
  isFirst: boolean
  /** Whether to hide the percentage, because this week sets its base or the weight has moved on. */
  hidesPercent: boolean
}

/** Returns a session's days in a week, in weekday order. Several lists of days alternate by week. */
export function daysInWeek({ days, weeks }: ProgramSession, week: number): readonly Weekday[] {
  const dayNames = weeks.includes(week) ? days[(week - 1) % days.length] : undefined
  return weekdays.filter((day) => dayNames?.includes(day))
}

/** Returns a session's line in a week, counted from 1; undefined if the week skips it. */
export function lineInWeek(
  program: Program,
  session: ProgramSession,
  line: ProgramLine,
  week: number,
): WeekLine | undefined {
  const { weeks, ...constants } = line
  const values = weeks[week - 1]
  if (!values) return undefined
  const isFirst = session.weeks.find((trained) => weeks[trained - 1]) === week
  // If a rule moves the weight, the percentage sets only the first one.
  const isMoved = movesWeight(ruleOf(program, line)) && !isFirst
  const hidesPercent = line.of === `week ${week}` || isMoved
  return { ...constants, ...values, lineKey: lineKeyOf(session, line), isFirst, hidesPercent }
}

export const linesInWeek = (program: Program, session: ProgramSession, week: number): WeekLine[] =>
  session.lines.flatMap((line) => lineInWeek(program, session, line, week) ?? [])

/** Returns a week's sessions, counted from 1, ordered by their first day. */
export function sessionsInWeek(program: Program, week: number): WeekSession[] {
  const firstDay = ({ days }: WeekSession) => weekdays.indexOf(days[0] as Weekday)
  return program.sessions
    .map((session) => {
      const { name, minutes, warmUp, rampUp } = session
      return {
        name,
        days: daysInWeek(session, week),
        minutes: typeof minutes === 'object' ? minutes[week - 1] : minutes,
        warmUp: warmUp ?? program.warmUp ?? undefined,
        // A session with its own warm-up doesn't inherit the plan's ramp-up sets.
        rampUp: rampUp ?? (warmUp ? [] : (program.rampUp ?? [])),
        rampUpLater: rampUp || warmUp ? [] : (program.rampUpLater ?? []),
        lines: linesInWeek(program, session, week),
      }
    })
    .filter(({ days, lines }) => days.length > 0 && lines.length > 0)
    .sort((a, b) => firstDay(a) - firstDay(b))
}

export interface DaySession extends WeekSession {
  day: Weekday
}

/** Returns a week's sessions by day; a session on two days appears twice. */
export function daysOfWeek(program: Program, week: number): DaySession[] {
  const sessions = sessionsInWeek(program, week)
  return weekdays.flatMap((day) =>
    sessions.filter(({ days }) => days.includes(day)).map((session) => ({ ...session, day })),
  )
}

/** Returns a week's lines, those of a session on two days twice. */
export const linesOfWeek = (program: Program, week: number): WeekLine[] =>
  daysOfWeek(program, week).flatMap(({ lines }) => lines)
