import type { LoadType, Measure } from '../../lib/vocabulary'
import type { WrittenLine } from './line-grammar'
import type { Progression } from './progression'

/**
 * A plan's sessions as data. Lists hold one value for all weeks, or one per week. content/derive/program-of.ts
 * builds it from the editor's text. This folder derives all else about a plan from it.
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
  /** Minutes with warm-up and rests, for all weeks or one value per week (see minutes.ts). */
  minutes?: number | readonly number[] | undefined
  /** Override the plan's own. */
  warmUp?: string | undefined
  rampUp?: readonly string[] | undefined
  lines: readonly ProgramLine[]
}

type WeeklyText = 'reserve' | 'rpe' | 'effort' | 'load' | 'tempo'

/** A line as written, with a list for each field that may differ by week. */
export interface ProgramLine
  extends Omit<WrittenLine, 'weeks' | 'sets' | Measure | 'percent' | 'rest' | WeeklyText>,
    Partial<Record<WeeklyText, readonly string[] | undefined>> {
  /** 0 in weeks that skip the line. In a group, the number of rounds. */
  sets: readonly number[]
  measure: Measure
  /** Target per set, in the measure's unit: '8-12', 'max', '30'. */
  amount: readonly string[]
  percent?: readonly number[] | undefined
  rest: readonly string[]
}

export type Rung = NonNullable<WrittenLine['ladder']>[number]

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

/** Returns the value for a week, counted from 1; a list of one applies to all weeks. */
export const valueInWeek = <Value>(values: readonly Value[], week: number): Value =>
  values[values.length === 1 ? 0 : week - 1] as Value
