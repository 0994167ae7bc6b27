import type { Measure, Unit } from '../../lib/vocabulary'
import type { TrainingExercise } from './exercises'

export const LOG_VERSION = 1

export const LOG_FORMAT = 'training-log'

/** A set: its proposal until it is done, then what was done. */
export interface SetLog {
  /** In `unit`; per hand if the trainee holds two weights. */
  load?: number | undefined
  unit?: Unit | undefined
  /** In the measure that its entry prescribes. */
  amount?: number | undefined
  /** Reps in reserve; undefined if not rated. */
  left?: number | undefined
  /** ISO instant; missing until done. */
  done?: string | undefined
}

/** That day's prescription. Later decisions need it, and the plan may have changed since. */
export interface Prescribed {
  sets: number
  measure: Measure
  /** '8-12', '8' or 'max'. */
  amount: string
  reserve?: string | undefined
  load?: number | undefined
  unit?: Unit | undefined
  /** After this many short sets, the next session repeats the same numbers. */
  again?: number | undefined
  /** Rung of the line's ladder, from 0, and its variation in words. */
  rung?: number | undefined
  as?: string | undefined
  /** Whether the weight is a percentage of the one-rep max, so that a missed rep lowers the max. */
  ofMax?: boolean | undefined
  reason: string
  /** Rest after a set, in seconds. */
  rest: number
  /** Seconds between the starts of a group's sets, if clock-paced. */
  every?: number | undefined
  /** Effort in words; '' for none. */
  effort: string
  deload?: boolean | undefined
  test?: boolean | undefined
  /** Lift that a percentage refers to, by exercise id. */
  of?: string | undefined
  group?: string | undefined
  note?: string | undefined
}

export const swapReasons = ['equipment', 'pain', 'preference'] as const
export type SwapReason = (typeof swapReasons)[number]

export interface Entry {
  line: string
  /** Id of the exercise done, and its title on that day. */
  exercise: string
  title: string
  /** Id of the planned exercise, if another replaced it. */
  planned?: string | undefined
  why?: SwapReason | undefined
  skipped?: boolean | undefined
  asked: Prescribed
  sets: readonly SetLog[]
  warmedUp?: readonly number[] | undefined
  note?: string | undefined
}

/** A running rest or timed set. It stores its start, so that it survives a reload. */
export interface Timer {
  kind: 'rest' | 'work'
  /** In ms since 1970. */
  start: number
  /** Lead-in seconds before counting. */
  lead?: number | undefined
  seconds: number
  /** Its entry's key (see `entryKeys`) and set, counted from 0. */
  entry: string
  set: number
  /** Whether the page has announced its end. */
  signaled?: boolean | undefined
}

export interface SessionLog {
  id: string
  plan: string
  planTitle: string
  week: number
  /** Position in the week, counted from 1, as on the plan's page. */
  session: number
  name: string
  /** Local day of the start; once finished, the day with the most done sets. */
  date: string
  /** ISO instants. */
  started: string
  finished?: string | undefined
  changed: string
  entries: readonly Entry[]
  note?: string | undefined
  timer?: Timer | undefined
}

/** A tested one-rep max, or a set to estimate it from. */
export interface Maximum {
  load: number
  unit: Unit
  /** 1 if tested as a single. */
  reps: number
  at: string
}

/** On an exercise. An empty one replaces an earlier one. */
export interface LastingNote {
  text: string
  at: string
}

/** A week restarted at a point in time. */
export interface Restart {
  week: number
  at: string
  /** For undo: days by session key that the restart removed from the plan's page. */
  ticks?: Readonly<Record<string, string>> | undefined
}

export interface PlanState {
  plan: string
  changed: string
  /** Lasting swaps: exercise id by planned id. */
  swaps: Readonly<Record<string, string>>
  /** Swapped-in exercises that the plan lacks, by id. */
  exercises?: Readonly<Record<string, TrainingExercise>> | undefined
  maxima: Readonly<Record<string, Maximum>>
  /** ISO instant of each skip, by session key ('3.2'). */
  skipped: Readonly<Record<string, string>>
  /** Week 0 is the whole plan. */
  restarts: readonly Restart[]
  /** ISO instant at which the trainee last kept the weights after a break. */
  kept?: string | undefined
  notes?: Readonly<Record<string, LastingNote>>
}

export const emptyState = (plan: string): PlanState => ({
  plan,
  changed: '',
  swaps: {},
  maxima: {},
  skipped: {},
  restarts: [],
})

export interface LogFile {
  format: typeof LOG_FORMAT
  version: typeof LOG_VERSION
  exported: string
  sessions: readonly SessionLog[]
  plans: readonly PlanState[]
}

/** Keys of line and exercise, numbered if both repeat. They stay if other entries are added, swapped or moved. */
export function entryKeys(entries: readonly Pick<Entry, 'line' | 'exercise'>[]): string[] {
  const counts = new Map<string, number>()
  return entries.map(({ line, exercise }) => {
    const name = `${line} / ${exercise}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > 1 ? `${name} (${count})` : name
  })
}

export const doneSets = ({ sets }: Pick<Entry, 'sets'>) => sets.filter(({ done }) => done)

/** The timestamp, or one just after `last` if someone set the clock back. */
export const timestampAfter = (timestamp: string, last = '') =>
  timestamp > last ? timestamp : new Date(Date.parse(last) + 1).toISOString()
