import {
  type Reader,
  type ReadOf,
  readDate,
  readId,
  readInstant,
  readList,
  readMap,
  readNumber,
  readObject,
  readOneOf,
  withDefault,
} from '../../basics'
import { loadTypes } from '../language/vocabulary'
import { findExercise, type TrainingExercise } from './exercises'
import { readMeasure, readNote, readTitle, readUnit } from './log'

/** A trainee's decisions on a plan. As in the log, each type follows from its reader, and field names are stored. */

const readMaximum = readObject(['load', 'unit', 'at'], {
  load: readNumber(0.1, 5000),
  unit: readUnit,
  /** 1 if tested as a single. */
  reps: withDefault(1, readNumber(1, 10)),
  at: readInstant,
})

/** A tested one-rep max, or a set to estimate it from. */
export type Maximum = ReadOf<typeof readMaximum>

const readRestart = readObject(['week', 'at'], {
  /** 0 is the whole plan. */
  week: readNumber(0, 99),
  /** The last of several weeks. */
  to: readNumber(1, 99),
  at: readInstant,
  /** Until December 2026: the check marks that the restart removed from the plan's page. */
  ticks: readMap(readDate),
})

/** A week, or several, restarted at a point in time. */
export type Restart = ReadOf<typeof readRestart>

const readBoolean = withDefault(false, readOneOf([true, false]))

const readNames = readList(readTitle, 20)

const readFacts = readObject(['exerciseId'], {
  exerciseId: readId,
  title: readTitle,
  pattern: readTitle,
  loaded: readOneOf(loadTypes),
  pair: readBoolean,
  perSide: readBoolean,
  measure: readMeasure,
  equipment: readNames,
  main: readNames,
  helping: readNames,
  instead: readNames,
  easier: readNames,
  harder: readNames,
})
const readExercise: Reader<TrainingExercise> = (value) => {
  const facts = readFacts(value)
  return facts && Object.assign(findExercise(new Map(), facts.exerciseId), facts)
}

export const readPlanState = readObject(['plan'], {
  plan: readId,
  changed: withDefault('', readInstant),
  /** Lasting swaps: exercise id by planned id. */
  swaps: withDefault({}, readMap(readTitle)),
  /** Swapped-in exercises that the plan lacks, by id. */
  exercises: readMap(readExercise),
  /** By exercise id. */
  maxima: withDefault({}, readMap(readMaximum)),
  /** ISO instant of each skip, by session key ('3.2'). */
  skipped: withDefault({}, readMap(readInstant)),
  restarts: readList(readRestart, 200),
  /** ISO instant at which the trainee last kept the weights after a break. */
  kept: readInstant,
  /** ISO instant at which the trainee said to have been ill, for the next session. */
  ill: readInstant,
  /** Permanent notes by exercise id. An empty one replaces an earlier one. */
  notes: readMap(readObject(['at'], { text: withDefault('', readNote), at: readInstant })),
})

export type PlanState = ReadOf<typeof readPlanState>

export const emptyState = (plan: string): PlanState => ({
  plan,
  changed: '',
  swaps: {},
  maxima: {},
  skipped: {},
  restarts: [],
})

/** Whether a restart opens a week again. Week 0 is the whole plan. */
export const restartsWeek = ({ week, to = week }: Restart, other: number) =>
  week === 0 || (other >= week && other <= to)
