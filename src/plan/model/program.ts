import type { Measure } from '../../lib/vocabulary'
import type { Progression } from './progression-grammar'

/**
 * A plan's sessions as data. A list holds one value for all weeks, or one for each week of the plan.
 * src/content/program.ts makes it from what an editor wrote; everything else about a plan follows from
 * it by the functions of this folder.
 */
export interface Program {
  warmUp?: string | null | undefined
  /** Sets before the first lift of a session, and before each later one: see ramp-up.ts. */
  rampUp?: readonly string[] | null | undefined
  rampUpLater?: readonly string[] | null | undefined
  /** Weeks that are lighter on purpose, counted from 1. */
  deloads: readonly number[]
  /** Weeks that test, counted from 1. */
  tests: readonly number[]
  progression: Progression
  sessions: readonly ProgramSession[]
}

/** A session that one trains on each of its days. */
export interface ProgramSession {
  name: string
  /** Names of days; several lists alternate from week to week. */
  days: readonly (readonly string[])[]
  /** The weeks in which it takes place, counted from 1. */
  weeks: readonly number[]
  /** How long it takes, warm-up and rests included: in all weeks, or in each (see minutes.ts). */
  minutes?: number | readonly number[] | null | undefined
  /** Stand in place of the plan's own. */
  warmUp?: string | null | undefined
  rampUp?: readonly string[] | null | undefined
  lines: readonly ProgramLine[]
}

/** One exercise in a session. */
export interface ProgramLine {
  /** The exercise's id in the library. */
  exercise: string
  /** 0 in weeks in which it is left out. In a group: the rounds. */
  sets: readonly number[]
  measure: Measure
  /** What a set asks for, in the measure's unit: '8-12', 'max', '30'. */
  amount: readonly string[]
  /** Repetitions left in reserve: '2' or '2-3'. At most one of this, `rpe` and `effort` is there. */
  reserve?: readonly string[] | null | undefined
  rpe?: readonly string[] | null | undefined
  effort?: readonly string[] | null | undefined
  percent?: readonly number[] | null | undefined
  /** What the percentage is of, 'max' without it, and of which lift; steps on top. */
  of?: string | null | undefined
  lift?: string | null | undefined
  plus?: number | null | undefined
  /** A weight with its unit: '20 kg'. */
  load?: readonly string[] | null | undefined
  start?: string | null | undefined
  /** Seconds down, pause, up: '3-1-1'. */
  tempo?: readonly string[] | null | undefined
  /** '90 seconds', '2-3 minutes' or 'none'. Inside a group: the pause before its next exercise. */
  rest: readonly string[]
  /** Seconds from the start of a set to the start of the group's next one, where the clock says when. */
  every?: number | null | undefined
  /** Lines that stand next to each other and share a letter are a superset or circuit. */
  group?: string | null | undefined
  /** The name of its rule, where it has one: see rule-of.ts. */
  progression?: string | null | undefined
  ladder?: readonly Rung[] | null | undefined
  test?: boolean | null | undefined
  note?: string | null | undefined
}

/** One rung of a ladder. */
export interface Rung {
  exercise?: string | undefined
  as?: string | undefined
  entry?: string | undefined
  /** Where one begins. */
  first?: boolean | undefined
  reps?: string | readonly string[] | undefined
  seconds?: string | readonly string[] | undefined
}

/** The facts of an exercise from which the tables and numbers of plans are derived. */
export interface ExerciseFacts {
  exerciseId: string
  title: string
  pattern: string
  perSide?: boolean | null | undefined
  /** 'weight', 'added' or 'body'. */
  loaded: string
  /** Whether two of the weight are held: loads are then said for each hand. */
  pair?: boolean | null | undefined
  equipment: readonly string[]
  main: readonly string[]
  helping: readonly string[]
}

/** Exercises by their ids. */
export type Library = ReadonlyMap<string, ExerciseFacts>

/** Returns exercises by their ids. */
export const libraryOf = (exercises: readonly ExerciseFacts[]): Library =>
  new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]))

/** Returns the value of a list in a week, counted from 1: the one for all weeks, or the week's own. */
export const inWeek = <Value>(values: readonly Value[], week: number): Value =>
  values[values.length === 1 ? 0 : week - 1] as Value
