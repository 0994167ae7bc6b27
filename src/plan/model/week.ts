import { numbersUpTo } from '../../lib/numbers-up-to'
import { type Weekday, weekdays } from '../../lib/vocabulary'
import { type Program, type ProgramLine, type ProgramSession, valueInWeek } from './program'
import { movesWeight, ruleOf } from './rule-of'

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

/** Fields of a line that hold one value per week. */
const weeklyFields = [
  'sets',
  'amount',
  'reserve',
  'rpe',
  'effort',
  'percent',
  'load',
  'tempo',
  'rest',
] as const
type WeeklyField = (typeof weeklyFields)[number]

type InWeek<Value> = Value extends readonly (infer One)[] ? One : Value

/** A line in one week: weekly fields reduced to the week's value. */
export type WeekLine = {
  [Field in keyof ProgramLine]: Field extends WeeklyField
    ? InWeek<ProgramLine[Field]>
    : ProgramLine[Field]
} & {
  /** Index among all the session's lines, whether or not the week includes them. */
  index: number
  /** Whether no earlier week includes it. */
  isFirst: boolean
  /** Whether to hide the percentage, because this week sets its base or the weight has moved on. */
  hidesPercent: boolean
}

/** Returns a session's days in a week, in weekday order. Several lists of days alternate by week. */
export function daysInWeek({ days, weeks }: ProgramSession, week: number): readonly Weekday[] {
  const dayNames = weeks.includes(week) ? days[(week - 1) % days.length] : undefined
  return weekdays.filter((day) => dayNames?.includes(day))
}

/**
 * Returns a line in one week, or undefined if the week skips it. `isMoved` says that its rule moves the
 * weight, so that the percentage sets only the first one.
 */
export function lineInWeek(
  line: ProgramLine,
  week: number,
  index: number,
  isMoved = false,
): WeekLine | undefined {
  if (!valueInWeek(line.sets, week)) return undefined
  const values = weeklyFields.map((field) => {
    const fieldValues: readonly unknown[] | undefined = line[field]
    return [field, fieldValues ? valueInWeek(fieldValues, week) : undefined]
  })
  const isFirst = !numbersUpTo(week - 1).some((earlier) => valueInWeek(line.sets, earlier))
  return {
    ...line,
    ...Object.fromEntries(values),
    index,
    isFirst,
    hidesPercent: line.of === `week ${week}` || (isMoved && !isFirst),
  }
}

/** Returns a week's sessions, counted from 1, ordered by their first day. */
export function sessionsInWeek(program: Program, week: number): WeekSession[] {
  const firstDay = ({ days }: WeekSession) => weekdays.indexOf(days[0] as Weekday)
  return program.sessions
    .map((session) => {
      const { name, minutes, warmUp, rampUp, lines } = session
      return {
        name,
        days: daysInWeek(session, week),
        minutes: valueInWeek([minutes ?? []].flat(), week),
        warmUp: warmUp ?? program.warmUp ?? undefined,
        // A session with its own warm-up doesn't inherit the plan's ramp-up sets.
        rampUp: rampUp ?? (warmUp ? [] : (program.rampUp ?? [])),
        rampUpLater: rampUp || warmUp ? [] : (program.rampUpLater ?? []),
        lines: lines.flatMap(
          (line, index) => lineInWeek(line, week, index, movesWeight(ruleOf(program, line))) ?? [],
        ),
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
