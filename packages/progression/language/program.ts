import type { WeekValues, WrittenLine, weeklyFields } from './line-grammar'
import type { Progression } from './progression'
import type { LoadType, Measure } from './vocabulary'

/**
 * A plan's sessions as data. program-of.ts builds it from the editor's text. This package
 * derives all else about a plan from it.
 */
export interface Program {
  warmUp?: string | undefined
  /** Ramp-up sets before the first lift of a session, and before later ones: see ramp-up.ts. */
  rampUp?: readonly string[] | undefined
  rampUpLater?: readonly string[] | undefined
  deloads: readonly number[]
  tests: readonly number[]
  progression: Progression
  sessions: readonly ProgramSession[]
}

/** A session, trained on each of its days. */
export interface ProgramSession {
  name: string
  /** Weekdays. Several lists alternate by week. */
  days: readonly (readonly string[])[]
  weeks: readonly number[]
  /** Minutes with warm-up and rests: as written, or one value per week (see minutes.ts). */
  minutes?: number | readonly number[] | undefined
  /** Override the plan's own. */
  warmUp?: string | undefined
  rampUp?: readonly string[] | undefined
  lines: readonly ProgramLine[]
}

/** A line with what it asks for week by week. */
export interface ProgramLine extends Omit<WrittenLine, 'weeks' | keyof typeof weeklyFields> {
  measure: Measure
  /** One entry per week of the plan; null in weeks that skip the line. */
  weeks: readonly (WeekValues | null)[]
}

/** The fields of an exercise that tables and numbers of plans use. */
export interface ExerciseBasics {
  exerciseId: string
  title: string
  pattern: string
  perSide?: boolean | null | undefined
  loaded: LoadType
  /** Whether each hand holds one, so that loads are per hand. */
  pair?: boolean | null | undefined
  equipment: readonly string[]
  main: readonly string[]
  helping: readonly string[]
}

export type ExerciseLibrary = ReadonlyMap<string, ExerciseBasics>

export const libraryOf = (exercises: readonly ExerciseBasics[]): ExerciseLibrary =>
  new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]))

export const linesOf = ({ sessions }: Pick<Program, 'sessions'>): ProgramLine[] =>
  sessions.flatMap(({ lines }) => lines)

/** What a line asks for in each week that has it. */
export const valuesOf = ({ weeks }: ProgramLine): WeekValues[] =>
  weeks.flatMap((values) => values ?? [])

/** Whether a line's weights are percentages of a one-rep max. */
export const isPercentOfMax = (line: ProgramLine) =>
  (line.of ?? 'max') === 'max' && valuesOf(line).some(({ percent }) => percent)

const sessionNamed = (program: Program, name: string): ProgramSession | undefined =>
  program.sessions.find((session) => session.name === name)

/**
 * Identifies a session's line in logs by session, exercise, and number among its lines with that exercise:
 * 'Upper One / press / 1'. So it keeps its history if an editor moves it or adds others.
 */
export function lineKeyOf({ name, lines }: ProgramSession, line: ProgramLine): string {
  const twins = lines.filter(({ exercise }) => exercise === line.exercise)
  return [name, line.exercise, twins.indexOf(line) + 1].join(' / ')
}

/** Finds a line by its key in logs; undefined if the plan no longer has it. */
export function lineOfKey(program: Program, lineKey: string): ProgramLine | undefined {
  const parts = lineKey.split(' / ')
  // The session's name may contain the separator too.
  const [exercise, number] = parts.splice(-2)
  const lines = sessionNamed(program, parts.join(' / '))?.lines ?? []
  return lines.filter((line) => line.exercise === exercise)[Number(number) - 1]
}
