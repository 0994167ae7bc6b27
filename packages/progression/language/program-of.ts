import { numbersUpTo, withoutUndefined } from '../../basics'
import { warmUpText } from '../week/ramp-up'
import { parseDuration } from './duration'
import { type WrittenLine, weeklyFields } from './line-grammar'
import type { Program, ProgramLine, ProgramSession } from './program'
import { parseProgression } from './progression'
import type { WrittenProgression } from './progression-grammar'
import { includesWeek } from './rule-of'
import type { WrittenSession } from './session-grammar'
import { measures } from './vocabulary'

/** Weeks that a text names ('1-3, 5'), limited to the plan's; all weeks without a text. */
export const weeksOf = (text: string | undefined, weekCount: number) =>
  numbersUpTo(weekCount).filter((week) => includesWeek(text, week))

/** The fields of a plan's file that make up its program. */
export interface WrittenProgram {
  duration: string
  sessions?: readonly WrittenSession[] | undefined
  progression?: WrittenProgression | undefined
  warmUp?: string | undefined
  rampUp?: readonly string[] | undefined
  rampUpLater?: readonly string[] | undefined
  deloads?: readonly number[] | undefined
  tests?: readonly number[] | undefined
}

/** Builds a plan's program from its written sessions; undefined without sessions. */
export function programOf(plan: WrittenProgram): Program | undefined {
  const { sessions, progression, rampUp, rampUpLater, deloads = [], tests = [], duration } = plan
  const warmUp = warmUpText(plan.warmUp, rampUp, rampUpLater)
  const weekCount = parseDuration(duration)?.weeks
  if (!sessions || !progression || !weekCount) return undefined
  return {
    ...withoutUndefined({ warmUp, rampUp, rampUpLater }),
    deloads,
    tests,
    progression: parseProgression(progression),
    sessions: sessions.map((session) => sessionOf(session, weekCount, plan.warmUp)),
  }
}

/** Exercise ids that appear on a program's ladders. */
const rungIdsOf = (program: Program | undefined): string[] =>
  (program?.sessions ?? [])
    .flatMap(({ lines }) => lines)
    .flatMap(({ ladder }) => ladder ?? [])
    .flatMap(({ exercise }) => exercise ?? [])

/** Ids of exercises in a program's lines, unique and in alphabetical order. */
export function exerciseIdsOf(program: Program | undefined): string[] {
  const lines = program?.sessions.flatMap((session) => session.lines) ?? []
  return [...new Set(lines.map(({ exercise }) => exercise))].sort()
}

/** `exerciseIdsOf` plus ladder exercises: every exercise that the plan's texts name. */
export const allExerciseIdsOf = (program: Program | undefined): string[] =>
  [...new Set([...exerciseIdsOf(program), ...rungIdsOf(program)])].sort()

function sessionOf(
  { days, weeks, exercises, warmUp, ...session }: WrittenSession,
  weekCount: number,
  planWarmUp: string | undefined,
): ProgramSession {
  return {
    ...session,
    ...withoutUndefined({
      warmUp: warmUpText(warmUp ?? (session.rampUp && planWarmUp), session.rampUp),
    }),
    days: isNested(days) ? days : [days],
    weeks: weeksOf(weeks, weekCount),
    lines: exercises.map((line) => lineOf(line, weekCount)),
  }
}

type Days = WrittenSession['days']
const isNested = (days: Days): days is Exclude<Days, readonly string[]> & string[][] =>
  Array.isArray(days[0])

/** Resolves a line's weekly fields, each one value for all weeks or a list, into a record per week. */
export function lineOf({ weeks, ...line }: WrittenLine, weekCount: number): ProgramLine {
  const measure = measures.find((name) => line[name] !== undefined) ?? 'reps'
  const fields = Object.entries(line)
  const weekly = fields.filter(([field]) => field in weeklyFields)
  const constant = fields.filter(([field]) => !(field in weeklyFields))
  const valuesIn = (week: number) =>
    weekly.map(([field, value]) => [
      field === measure ? 'amount' : field,
      Array.isArray(value) ? value[week - 1] : value,
    ])
  return {
    ...(Object.fromEntries(constant) as Omit<WrittenLine, keyof typeof weeklyFields>),
    measure,
    weeks: numbersUpTo(weekCount).map((week) => {
      const values = { amount: '1', rest: 'none', ...Object.fromEntries(valuesIn(week)) }
      return includesWeek(weeks, week) && values.sets ? values : null
    }),
  }
}
