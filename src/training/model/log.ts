import type { Measure, Unit } from '../../lib/vocabulary'
import type { TrainingExercise } from './exercises'

/** The version of the form below. A file of any other version is refused: see read-file.ts. */
export const LOG_VERSION = 1

/** What a trainee's file calls itself. */
export const LOG_FORMAT = 'training-log'

/** One set as it was done, or as it is proposed until then. */
export interface SetLog {
  /** The weight, of one hand where two are held; missing without one. */
  load?: number | undefined
  unit?: Unit | undefined
  /** Repetitions, seconds, meters or minutes. */
  amount?: number | undefined
  /** Repetitions left in reserve, where the trainee said so. */
  left?: number | undefined
  /** When it was done, as an ISO instant; missing until then. */
  done?: string | undefined
}

/** What a line asked for on that day: later judgments need it, and the plan may have changed since. */
export interface Asked {
  sets: number
  measure: Measure
  /** '8-12', '8' or 'max'. */
  amount: string
  /** Repetitions to leave in reserve, '2' or '2-3'. */
  reserve?: string | undefined
  load?: number | undefined
  unit?: Unit | undefined
  /** From how many short sets on the week comes once more, where its rule says so. */
  again?: number | undefined
  /** The rung of the line's ladder, counted from 0; how it is done there. */
  rung?: number | undefined
  as?: string | undefined
  /** Whether a percentage of the best single makes its weight: a missed repetition then counts against it. */
  ofMax?: boolean | undefined
  /** Why, in a sentence. */
  reason: string
  /** Seconds to rest after a set. */
  rest: number
  /** Seconds from the start of a set to the start of the group's next one, where the clock says when. */
  every?: number | undefined
  /** How hard, in words; '' where nothing says. */
  effort: string
  deload?: boolean | undefined
  test?: boolean | undefined
  /** The lift that a percentage refers to. */
  of?: string | undefined
  group?: string | undefined
  note?: string | undefined
}

/** Why an exercise takes another's place. */
export const swapReasons = ['equipment', 'pain', 'preference'] as const
export type SwapReason = (typeof swapReasons)[number]

/** One exercise of a session. */
export interface Entry {
  /** Its line in the plan: see slots.ts. */
  line: string
  /** The exercise that was done, by its id, and its name on that day. */
  exercise: string
  title: string
  /** The exercise that the plan names, where another took its place. */
  planned?: string | undefined
  /** Why, where the trainee said so. */
  why?: SwapReason | undefined
  skipped?: boolean | undefined
  asked: Asked
  sets: readonly SetLog[]
  /** The ramp-up sets that were ticked, counted from 0: they count for nothing else. */
  warmedUp?: readonly number[] | undefined
  note?: string | undefined
}

/** What is being counted: a rest, or a timed set. From a moment on, so that it survives a reload. */
export interface Timer {
  kind: 'rest' | 'work'
  /** When it began, in milliseconds since 1970. */
  start: number
  /** Seconds to get ready before they count. */
  lead?: number | undefined
  seconds: number
  /** The entry it belongs to, by its key (see `entryKeys`), and the set, counted from 0. */
  entry: string
  set: number
  /** Whether the trainee was told that it is over. */
  signaled?: boolean | undefined
}

/** A session that was trained, or is being trained. */
export interface SessionLog {
  id: string
  plan: string
  planTitle: string
  week: number
  /** Its place in the week, counted from 1, as in follow-along. */
  session: number
  name: string
  /** The day on the trainee's own calendar on which it began; once it is over, on which most of its sets were done. */
  date: string
  /** ISO instants. */
  started: string
  finished?: string | undefined
  changed: string
  entries: readonly Entry[]
  note?: string | undefined
  timer?: Timer | undefined
}

/** A tested maximum, or the set it is estimated from. */
export interface Maximum {
  load: number
  unit: Unit
  /** 1 where it was tested as such. */
  reps: number
  at: string
}

/** A note on an exercise that lasts; an empty one takes the place of an earlier one. */
export interface LastingNote {
  text: string
  at: string
}

/** A week that is begun again, from a moment on. */
export interface Restart {
  week: number
  at: string
  /** The ticks that it removed, with their days, by their keys: undo brings them back. */
  ticks?: Readonly<Record<string, string>> | undefined
}

/** What a trainee decided about a plan. */
export interface PlanState {
  plan: string
  changed: string
  /** Exercises for the rest of the plan, by those that they stand in for. */
  swaps: Readonly<Record<string, string>>
  /** Those of them that the plan does not know, by their ids. */
  exercises?: Readonly<Record<string, TrainingExercise>> | undefined
  maxima: Readonly<Record<string, Maximum>>
  /** Sessions left out, with the moment, by their keys ('3.2'). */
  skipped: Readonly<Record<string, string>>
  /** Weeks begun again; week 0 is the whole plan. */
  restarts: readonly Restart[]
  /** When the weights were last kept after a break. */
  kept?: string | undefined
  /** Lasting notes, by their exercises: see lasting-notes.ts. */
  notes?: Readonly<Record<string, LastingNote>>
}

/** Returns the state of a plan about which nothing was decided. */
export const emptyState = (plan: string): PlanState => ({
  plan,
  changed: '',
  swaps: {},
  maxima: {},
  skipped: {},
  restarts: [],
})

/** A trainee's log as one file. */
export interface LogFile {
  format: typeof LOG_FORMAT
  version: typeof LOG_VERSION
  /** When it was written. */
  exported: string
  sessions: readonly SessionLog[]
  plans: readonly PlanState[]
}

/**
 * Returns a key for each entry: its line and exercise, and a number where both come again. A key stays
 * when entries before it are added, swapped or moved.
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

/** Returns the sets of an entry that were done. */
export const doneSets = ({ sets }: Pick<Entry, 'sets'>) => sets.filter(({ done }) => done)

/** Returns the moment of a change, which is never before the last one: clocks are set back. */
export const momentAfter = (at: string, last = '') =>
  at > last ? at : new Date(Date.parse(last) + 1).toISOString()
