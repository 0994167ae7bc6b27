import { type Weekday, weekdays } from '../../lib/vocabulary'
import { inWeek, type Program, type ProgramLine, type ProgramSession } from './program'

/** A session as one week asks for it. */
export interface WeekSession {
  name: string
  /** The days on which it is trained in this week, in the order of the week. */
  days: readonly Weekday[]
  minutes: number | undefined
  warmUp: string | undefined
  lines: readonly WeekLine[]
}

/** A line as one week asks for it. */
export interface WeekLine {
  /** Its place among the session's lines of all weeks, counted from 0. */
  index: number
  exercise: string
  sets: number
  measure: ProgramLine['measure']
  amount: string
  reserve: string | undefined
  rpe: string | undefined
  effort: string | undefined
  percent: number | undefined
  of: string | undefined
  load: string | undefined
  loadRule: string | undefined
  tempo: string | undefined
  rest: string
  group: string | undefined
  rule: ProgramLine['rule']
  test: boolean
  note: string | undefined
}

const isWeekday = (day: string): day is Weekday => (weekdays as readonly string[]).includes(day)

/** Returns the days of a session in a week: several lists of days alternate from week to week. */
export function daysInWeek({ days, weeks }: ProgramSession, week: number): readonly Weekday[] {
  if (!weeks.includes(week)) return []
  const named = days[(week - 1) % days.length] ?? []
  return weekdays.filter((day) => named.includes(day) && isWeekday(day))
}

/** Returns a line as one week asks for it, or undefined in a week that leaves it out. */
export function lineInWeek(line: ProgramLine, week: number, index: number): WeekLine | undefined {
  const sets = inWeek(line.sets, week)
  if (!sets) return undefined
  const its = <Value>(values: readonly Value[] | null | undefined) =>
    values ? inWeek(values, week) : undefined
  return {
    index,
    exercise: line.exercise,
    sets,
    measure: line.measure,
    amount: inWeek(line.amount, week),
    reserve: its(line.reserve),
    rpe: its(line.rpe),
    effort: its(line.effort),
    percent: its(line.percent),
    of: line.of ?? undefined,
    load: its(line.load),
    loadRule: line.loadRule ?? undefined,
    tempo: its(line.tempo),
    rest: inWeek(line.rest, week),
    group: line.group ?? undefined,
    rule: line.rule,
    test: line.test === true,
    note: line.note ?? undefined,
  }
}

/** Returns the sessions of a week, counted from 1, in the order of their first days. */
export function sessionsInWeek(program: Program, week: number): WeekSession[] {
  return program.sessions
    .map((session) => ({
      name: session.name,
      days: daysInWeek(session, week),
      minutes: session.minutes ?? undefined,
      warmUp: session.warmUp ?? program.warmUp ?? undefined,
      lines: session.lines.flatMap((line, index) => lineInWeek(line, week, index) ?? []),
    }))
    .filter(({ days, lines }) => days.length > 0 && lines.length > 0)
    .sort((a, b) => firstDay(a) - firstDay(b))
}

const firstDay = ({ days }: WeekSession) => weekdays.indexOf(days[0] as Weekday)

/** A session on one day of a week. */
export interface DaySession extends WeekSession {
  day: Weekday
}

/** Returns the sessions of a week day by day: one that is trained on two days stands there twice. */
export function daysOfWeek(program: Program, week: number): DaySession[] {
  const sessions = sessionsInWeek(program, week)
  return weekdays.flatMap((day) =>
    sessions.filter(({ days }) => days.includes(day)).map((session) => ({ ...session, day })),
  )
}
