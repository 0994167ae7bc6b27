import { parseDuration } from '../../lib/duration'
import { numbersUpTo } from '../../lib/numbers-up-to'
import { measures } from '../../lib/vocabulary'
import { withoutUndefined } from '../../lib/without-undefined'
import type { WrittenLine } from '../../plan/model/line-grammar'
import type { Program, ProgramLine, ProgramSession } from '../../plan/model/program'
import { parseProgression } from '../../plan/model/progression'
import { warmUpText } from '../../plan/model/ramp-up'
import { includesWeek } from '../../plan/model/rule-of'
import type { Plan } from '../schema/plan'
import type { WrittenSession } from '../schema/program'

type OneOrMore<Value> = Value | readonly Value[]

const isList = <Value>(value: OneOrMore<Value>): value is readonly Value[] => Array.isArray(value)
const toList = <Value>(value: OneOrMore<Value>): readonly Value[] =>
  isList(value) ? value : [value]
const toTexts = (value: OneOrMore<string | number> | undefined) =>
  value === undefined ? undefined : toList(value).map(String)

/** Weeks that a text names ('1-3, 5'), limited to the plan's; all weeks without a text. */
export const weeksOf = (text: string | undefined, weekCount: number) =>
  numbersUpTo(weekCount).filter((week) => includesWeek(text, week))

/** The plan fields that make up its program. */
type WrittenProgram = Pick<Plan, 'duration' | 'sessions' | 'progression'> &
  Partial<Pick<Plan, 'warmUp' | 'rampUp' | 'rampUpLater' | 'deloads' | 'tests'>>

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
export const rungIdsOf = (program: Program | undefined): string[] =>
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

function lineOf(line: WrittenLine, weekCount: number): ProgramLine {
  const { weeks, sets, rest, reps, seconds, meters, minutes, ...others } = line
  const measure = measures.find((name) => line[name] !== undefined) ?? 'reps'
  const { reserve, rpe, effort, percent, load, tempo, ...constants } = others
  return {
    ...constants,
    sets: setsOf(toList(sets), weeks, weekCount),
    measure,
    amount: toList(line[measure] ?? '1'),
    rest: toList(rest ?? 'none'),
    ...withoutUndefined({
      reserve: toTexts(reserve),
      rpe: toTexts(rpe),
      effort: toTexts(effort),
      percent: percent === undefined ? undefined : toList(percent),
      load: toTexts(load),
      tempo: toTexts(tempo),
    }),
  }
}

/** Sets per week, 0 in weeks that the line's `weeks` leaves out. */
function setsOf(
  sets: readonly number[],
  weeks: string | undefined,
  weekCount: number,
): readonly number[] {
  if (weeks === undefined) return sets
  const activeWeeks = weeksOf(weeks, weekCount)
  return numbersUpTo(weekCount).map((week) =>
    activeWeeks.includes(week) ? ((sets.length === 1 ? sets[0] : sets[week - 1]) ?? 0) : 0,
  )
}
