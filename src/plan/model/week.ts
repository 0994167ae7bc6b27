import { numbersUpTo } from '../../lib/numbers-up-to'
import { type Weekday, weekdays } from '../../lib/vocabulary'
import { inWeek, type Program, type ProgramLine, type ProgramSession } from './program'
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

type InWeek<Value> = Value extends readonly (infer One)[] ? One : Exclude<Value, null>

/** A line in one week: weekly fields reduced to the week's value. */
export type WeekLine = {
  [Field in keyof ProgramLine]: Field extends WeeklyField
    ? InWeek<ProgramLine[Field]>
    : Exclude<ProgramLine[Field], null>
} & {
  /** Index among all the session's lines, whether or not the week includes them. */
  index: number
  /** Whether no earlier week includes it. */
  isFirst: boolean
  /** Whether to hide the percentage, because this week sets its base or the weight has moved on. */
  hidesPercent: boolean
}

const isWeekday = (day: string): day is Weekday => (weekdays as readonly string[]).includes(day)

/** Returns a session's days in a week, in weekday order. Several lists of days alternate by week. */
export function daysInWeek({ days, weeks }: ProgramSession, week: number): readonly Weekday[] {
  if (!weeks.includes(week)) return []
  const dayNames = days[(week - 1) % days.length] ?? []
  return weekdays.filter((day) => dayNames.includes(day) && isWeekday(day))
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
  if (!inWeek(line.sets, week)) return undefined
  const earlierSets = numbersUpTo(week - 1).map((earlier) => inWeek(line.sets, earlier))
  const values = weeklyFields.map((field) => {
    const fieldValues: readonly unknown[] | null | undefined = line[field]
    return [field, fieldValues ? inWeek(fieldValues, week) : undefined]
  })
  const isFirst = !earlierSets.some(Boolean)
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
  return program.sessions
    .map((session) => ({
      name: session.name,
      days: daysInWeek(session, week),
      minutes: inWeek([session.minutes ?? []].flat(), week),
      warmUp: session.warmUp ?? program.warmUp ?? undefined,
      ...inheritedRampUp(program, session),
      lines: session.lines.flatMap(
        (line, index) => lineInWeek(line, week, index, movesWeight(ruleOf(program, line))) ?? [],
      ),
    }))
    .filter(({ days, lines }) => days.length > 0 && lines.length > 0)
    .sort((a, b) => firstDay(a) - firstDay(b))
}

/** Returns a session's ramp-up sets. One with its own warm-up doesn't inherit the plan's. */
const inheritedRampUp = (program: Program, { warmUp, rampUp }: ProgramSession) => ({
  rampUp: rampUp ?? (warmUp ? [] : (program.rampUp ?? [])),
  rampUpLater: rampUp || warmUp ? [] : (program.rampUpLater ?? []),
})

const firstDay = ({ days }: WeekSession) => weekdays.indexOf(days[0] as Weekday)

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
