import { type Weekday, weekdays } from '../../lib/vocabulary'
import { inWeek, type Program, type ProgramLine, type ProgramSession } from './program'
import { movesWeight, ruleOf } from './rule-of'

/** A session as one week asks for it. */
export interface WeekSession {
  name: string
  /** The days on which it is trained in this week, in the order of the week. */
  days: readonly Weekday[]
  minutes: number | undefined
  warmUp: string | undefined
  /** The sets before its first lift, and before each later one: see ramp-up.ts. */
  rampUp: readonly string[]
  rampUpLater: readonly string[]
  lines: readonly WeekLine[]
}

/** The fields of a line that hold a value for each week. */
const weekly = [
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
type Weekly = (typeof weekly)[number]

type InWeek<Value> = Value extends readonly (infer One)[] ? One : Exclude<Value, null>

/** A line as one week asks for it: the same fields, those of the weeks with the week's own value. */
export type WeekLine = {
  [Field in keyof ProgramLine]: Field extends Weekly
    ? InWeek<ProgramLine[Field]>
    : Exclude<ProgramLine[Field], null>
} & {
  /** Its place among the session's lines of all weeks, counted from 0. */
  index: number
  /** Whether no earlier week asks for it. */
  isFirst: boolean
  /** Whether its percentage says nothing now: this week finds out what it is of, or the weight has moved on from it. */
  hidesPercent: boolean
}

const isWeekday = (day: string): day is Weekday => (weekdays as readonly string[]).includes(day)

/** Returns the days of a session in a week: several lists of days alternate from week to week. */
export function daysInWeek({ days, weeks }: ProgramSession, week: number): readonly Weekday[] {
  if (!weeks.includes(week)) return []
  const named = days[(week - 1) % days.length] ?? []
  return weekdays.filter((day) => named.includes(day) && isWeekday(day))
}

/**
 * Returns a line as one week asks for it, or undefined in a week that leaves it out. `isMoved` says whether its rule
 * moves its weight, so that a percentage is only the first one.
 */
export function lineInWeek(
  line: ProgramLine,
  week: number,
  index: number,
  isMoved = false,
): WeekLine | undefined {
  if (!inWeek(line.sets, week)) return undefined
  const before = Array.from({ length: week - 1 }, (_, at) => inWeek(line.sets, at + 1))
  const values = weekly.map((field) => {
    const all: readonly unknown[] | null | undefined = line[field]
    return [field, all ? inWeek(all, week) : undefined]
  })
  const isFirst = !before.some(Boolean)
  return {
    ...line,
    ...Object.fromEntries(values),
    index,
    isFirst,
    hidesPercent: line.of === `week ${week}` || (isMoved && !isFirst),
  }
}

/** Returns the sessions of a week, counted from 1, in the order of their first days. */
export function sessionsInWeek(program: Program, week: number): WeekSession[] {
  return program.sessions
    .map((session) => ({
      name: session.name,
      days: daysInWeek(session, week),
      minutes: inWeek([session.minutes ?? []].flat(), week),
      warmUp: session.warmUp ?? program.warmUp ?? undefined,
      ...rampUpOf(program, session),
      lines: session.lines.flatMap(
        (line, index) => lineInWeek(line, week, index, movesWeight(ruleOf(program, line))) ?? [],
      ),
    }))
    .filter(({ days, lines }) => days.length > 0 && lines.length > 0)
    .sort((a, b) => firstDay(a) - firstDay(b))
}

/** A session with a warm-up of its own has the ramp-up sets that stand with it. */
const rampUpOf = (program: Program, { warmUp, rampUp }: ProgramSession) => ({
  rampUp: rampUp ?? (warmUp ? [] : (program.rampUp ?? [])),
  rampUpLater: rampUp || warmUp ? [] : (program.rampUpLater ?? []),
})

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
