import { defined } from '../lib/defined'
import { parseDuration } from '../lib/duration'
import { measures } from '../lib/vocabulary'
import type { Program, ProgramLine, ProgramSession } from '../plan/model/program'
import { warmUpText } from '../plan/model/ramp-up'
import type { Plan } from './schema/plan'
import type { WrittenSession } from './schema/program'
import type { WrittenLine } from './schema/program-line'

type OneOrMore<Value> = Value | readonly Value[]

const isList = <Value>(value: OneOrMore<Value>): value is readonly Value[] => Array.isArray(value)
const listOf = <Value>(value: OneOrMore<Value>): readonly Value[] =>
  isList(value) ? value : [value]
const texts = (value: OneOrMore<string | number> | undefined) =>
  value === undefined ? undefined : listOf(value).map(String)

/**
 * Returns the weeks that a text names ('1-3, 5'), as far as they are among `all`; all of them where
 * there is no text.
 */
export function weeksOf(text: string | undefined, all: number): number[] {
  const every = Array.from({ length: all }, (_, index) => index + 1)
  if (text === undefined) return every
  const ranges = text.split(', ').map((range) => range.split('-').map(Number))
  return every.filter((week) =>
    ranges.some(([first = 0, last = first]) => week >= first && week <= last),
  )
}

/** Returns the first week that a text names and the plan does not have, if there is one. */
export function tooLate(text: string | undefined, weeks: number): number[] {
  const late = (text?.match(/\d+/g) ?? []).map(Number).filter((week) => week > weeks || week < 1)
  return late.slice(0, 1)
}

/** The fields of a written plan from which its program is made. */
type WrittenProgram = Pick<Plan, 'duration' | 'sessions' | 'progression'> &
  Partial<Pick<Plan, 'warmUp' | 'rampUp' | 'rampUpLater' | 'deloads' | 'tests'>>

/** Returns a plan's sessions as data for the pages, or undefined for a plan that has none. */
export function programOf(plan: WrittenProgram): Program | undefined {
  const { sessions, progression, rampUp, rampUpLater, deloads = [], tests = [], duration } = plan
  const warmUp = warmUpText(plan.warmUp, rampUp, rampUpLater)
  const all = parseDuration(duration)?.weeks
  if (!sessions || !progression || !all) return undefined
  return {
    ...defined({ warmUp, rampUp, rampUpLater }),
    deloads,
    tests,
    progression,
    sessions: sessions.map((session) => sessionOf(session, all, plan.warmUp)),
  }
}

/** Returns the ids of the exercises that the ladders of a program lead to. */
export const rungIdsOf = (program: Program | undefined): string[] =>
  (program?.sessions ?? [])
    .flatMap(({ lines }) => lines)
    .flatMap(({ ladder }) => ladder ?? [])
    .flatMap(({ exercise }) => exercise ?? [])

/** Returns the ids of the exercises that a program names, each once, in alphabetical order. */
export function exerciseIdsOf(program: Program | undefined): string[] {
  const lines = program?.sessions.flatMap((session) => session.lines) ?? []
  return [...new Set(lines.map(({ exercise }) => exercise))].sort()
}

/** Returns these and those of its ladders, each once, in alphabetical order: all whose names its texts say. */
export const allExerciseIdsOf = (program: Program | undefined): string[] =>
  [...new Set([...exerciseIdsOf(program), ...rungIdsOf(program)])].sort()

function sessionOf(
  { days, weeks, exercises, warmUp, ...session }: WrittenSession,
  all: number,
  usual: string | undefined,
): ProgramSession {
  return {
    ...session,
    ...defined({
      warmUp: warmUpText(warmUp ?? (session.rampUp && usual), session.rampUp),
    }),
    days: isNested(days) ? days : [days],
    weeks: weeksOf(weeks, all),
    lines: exercises.map((line) => lineOf(line, all)),
  }
}

type Days = WrittenSession['days']
const isNested = (days: Days): days is Exclude<Days, readonly string[]> & string[][] =>
  Array.isArray(days[0])

function lineOf(line: WrittenLine, all: number): ProgramLine {
  const { weeks, sets, rest, reps, seconds, meters, minutes, ...others } = line
  const measure = measures.find((name) => line[name] !== undefined) ?? 'reps'
  const { reserve, rpe, effort, percent, load, tempo, ...whole } = others
  return {
    ...whole,
    sets: setsOf(listOf(sets), weeks, all),
    measure,
    amount: listOf(line[measure] ?? '1'),
    rest: listOf(rest ?? 'none'),
    ...defined({
      reserve: texts(reserve),
      rpe: texts(rpe),
      effort: texts(effort),
      percent: percent === undefined ? undefined : listOf(percent),
      load: texts(load),
      tempo: texts(tempo),
    }),
  }
}

/** Sets are 0 in the weeks that a line's own `weeks` leaves out. */
function setsOf(
  sets: readonly number[],
  weeks: string | undefined,
  all: number,
): readonly number[] {
  if (weeks === undefined) return sets
  const named = weeksOf(weeks, all)
  return Array.from({ length: all }, (_, index) =>
    named.includes(index + 1) ? (sets.length === 1 ? (sets[0] ?? 0) : (sets[index] ?? 0)) : 0,
  )
}
