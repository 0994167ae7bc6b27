import type { Measure, Unit } from '../../lib/vocabulary'
import type { TrainingExercise } from './exercises'

/** Schema version. Other versions are refused: see read-file.ts. */
export const LOG_VERSION = 1

/** `format` of exported files. */
export const LOG_FORMAT = 'training-log'

/** A done set, or the proposal until then. */
export interface SetLog {
  /** Per hand if two are held. */
  load?: number | undefined
  unit?: Unit | undefined
  /** In the measure of its entry. */
  amount?: number | undefined
  /** Reps in reserve, if rated. */
  left?: number | undefined
  /** ISO instant; missing until done. */
  done?: string | undefined
}

/** The prescription of that day: later decisions need it, and the plan may have changed since. */
export interface Prescribed {
  sets: number
  measure: Measure
  /** '8-12', '8' or 'max'. */
  amount: string
  /** Reps in reserve, '2' or '2-3'. */
  reserve?: string | undefined
  load?: number | undefined
  unit?: Unit | undefined
  /** Number of short sets from which the week repeats. */
  again?: number | undefined
  /** Rung of the line's ladder, counted from 0, and its variation. */
  rung?: number | undefined
  as?: string | undefined
  /** Whether its weight is a percentage of the one-rep max: a missed rep then lowers the max. */
  ofMax?: boolean | undefined
  /** One sentence, shown to the trainee. */
  reason: string
  /** Rest after a set, in seconds. */
  rest: number
  /** Seconds between the starts of a group's sets, if clock-paced. */
  every?: number | undefined
  /** Effort in words, or ''. */
  effort: string
  deload?: boolean | undefined
  test?: boolean | undefined
  /** Base lift of a percentage. */
  of?: string | undefined
  group?: string | undefined
  note?: string | undefined
}

/** Why an exercise is swapped. */
export const swapReasons = ['equipment', 'pain', 'preference'] as const
export type SwapReason = (typeof swapReasons)[number]

export interface Entry {
  /** Line name in the plan: see slots.ts. */
  line: string
  /** Id of the exercise done, and its title on that day. */
  exercise: string
  title: string
  /** The planned exercise, if another replaced it. */
  planned?: string | undefined
  /** Set if the trainee gave a reason. */
  why?: SwapReason | undefined
  skipped?: boolean | undefined
  asked: Prescribed
  sets: readonly SetLog[]
  /** Indexes of ticked warm-up sets. They count for nothing else. */
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
  /** Whether the end was announced. */
  signaled?: boolean | undefined
}

/** A finished or open session. */
export interface SessionLog {
  id: string
  plan: string
  planTitle: string
  week: number
  /** Position in the week, counted from 1, as in follow-along. */
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

/** A tested max, or the set to estimate it from. */
export interface Maximum {
  load: number
  unit: Unit
  /** 1 if tested as a single. */
  reps: number
  at: string
}

/** A lasting note on an exercise; an empty one replaces an earlier one. */
export interface LastingNote {
  text: string
  at: string
}

/** A week restarted at a point in time. */
export interface Restart {
  week: number
  at: string
  /** Removed ticks (days by session key), for undo. */
  ticks?: Readonly<Record<string, string>> | undefined
}

/** The trainee's decisions about a plan. */
export interface PlanState {
  plan: string
  changed: string
  /** Lasting swaps: exercise id by planned id. */
  swaps: Readonly<Record<string, string>>
  /** Swapped-in exercises that the plan lacks, by id. */
  exercises?: Readonly<Record<string, TrainingExercise>> | undefined
  maxima: Readonly<Record<string, Maximum>>
  /** Time of each skip, by session key ('3.2'). */
  skipped: Readonly<Record<string, string>>
  /** Week 0 is the whole plan. */
  restarts: readonly Restart[]
  /** When the trainee last kept the weights after a break. */
  kept?: string | undefined
  /** By exercise id: see lasting-notes.ts. */
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

/** An exported log. */
export interface LogFile {
  format: typeof LOG_FORMAT
  version: typeof LOG_VERSION
  /** ISO instant of the export. */
  exported: string
  sessions: readonly SessionLog[]
  plans: readonly PlanState[]
}

/**
 * Stable keys from line and exercise, numbered if both repeat. They survive adding, swapping or moving other
 * entries.
 */
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

/** Never before `last`, even if the clock was set back. */
export const timestampAfter = (timestamp: string, last = '') =>
  timestamp > last ? timestamp : new Date(Date.parse(last) + 1).toISOString()
