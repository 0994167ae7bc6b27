import type { LoadType, Measure } from '../../lib/vocabulary'
import type { Progression } from './progression'

/**
 * A plan's sessions as data. Lists hold one value for all weeks, or one per week. content/derive/program-of.ts
 * builds it from the editor's text. This folder derives all else about a plan from it.
 */
export interface Program {
  warmUp?: string | null | undefined
  /** Ramp-up sets before the first lift of a session, and before later ones: see ramp-up.ts. */
  rampUp?: readonly string[] | null | undefined
  rampUpLater?: readonly string[] | null | undefined
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
  minutes?: number | readonly number[] | null | undefined
  /** Override the plan's own. */
  warmUp?: string | null | undefined
  rampUp?: readonly string[] | null | undefined
  lines: readonly ProgramLine[]
}

export interface ProgramLine {
  exercise: string
  /** 0 in weeks that skip the line. In a group, the number of rounds. */
  sets: readonly number[]
  measure: Measure
  /** Target per set, in the measure's unit: '8-12', 'max', '30'. */
  amount: readonly string[]
  /** Reps in reserve: '2' or '2-3'. A line has at most one of this, `rpe` and `effort`. */
  reserve?: readonly string[] | null | undefined
  rpe?: readonly string[] | null | undefined
  effort?: readonly string[] | null | undefined
  percent?: readonly number[] | null | undefined
  /** Base of the percentage ('max' by default), the lift it refers to, and weight steps to add. */
  of?: string | null | undefined
  lift?: string | null | undefined
  plus?: number | null | undefined
  load?: readonly string[] | null | undefined
  start?: string | null | undefined
  /** Seconds down, pause, up: '3-1-1'. */
  tempo?: readonly string[] | null | undefined
  /** '90 seconds', '2-3 minutes' or 'none'. In a group, the rest before the next exercise. */
  rest: readonly string[]
  /** Interval in seconds from the start of one set to the start of the group's next. */
  every?: number | null | undefined
  /** Adjacent lines with the same letter form a superset or circuit. */
  group?: string | null | undefined
  /** Name of its rule, if any: see rule-of.ts. */
  progression?: string | null | undefined
  ladder?: readonly Rung[] | null | undefined
  test?: boolean | null | undefined
  note?: string | null | undefined
}

export interface Rung {
  exercise?: string | undefined
  as?: string | undefined
  entry?: string | undefined
  first?: boolean | undefined
  reps?: string | readonly string[] | undefined
  seconds?: string | readonly string[] | undefined
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

/** Returns the value for a week, counted from 1; a list of one applies to all weeks. */
export const inWeek = <Value>(values: readonly Value[], week: number): Value =>
  values[values.length === 1 ? 0 : week - 1] as Value
