import {
  isObject,
  type ReadOf,
  readDate,
  readFlag,
  readId,
  readInstant,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  withDefault,
} from '../../basics'
import { MAX_SESSIONS_PER_WEEK } from '../language/duration'
import { measures, units } from '../language/vocabulary'

/**
 * The log's sessions. Each type follows from its reader, which accepts any value from storage and files,
 * and drops invalid parts. Field names are stored, so they can't change: docs/training.md explains them.
 */

const MAX_SETS = 60

export const readTitle = readText()
export const readNote = readText(2000)
export const readUnit = readOneOf(units)
export const readMeasure = readOneOf(measures)
const readLoad = readNumber(0, 5000)

const readSet = readObject([], {
  /** In `unit`; per hand if the trainee holds two weights. */
  load: (value, all) => readUnit(all.unit) && readLoad(value),
  /** What a machine or a band takes off, in `unit`: less is better. */
  help: (value, all) => readUnit(all.unit) && readLoad(value),
  unit: readUnit,
  /** In the measure that its entry prescribes. */
  amount: readNumber(0, 100_000),
  /** Reps in reserve; undefined if not rated. */
  left: readNumber(0, 20),
  /** ISO instant; missing until done. */
  done: readInstant,
})

/** A set: its proposal until it is done, then what was done. */
export type SetLog = ReadOf<typeof readSet>

const readPrescribed = readObject([], {
  sets: withDefault(0, readNumber(0, MAX_SETS)),
  measure: withDefault('reps', readMeasure),
  /** '8-12', '8' or 'max'. */
  amount: withDefault('max', readText(20)),
  reserve: readText(10),
  load: readLoad,
  unit: readUnit,
  /** After this many short sets, the next session repeats the same numbers. */
  again: readNumber(1, 60),
  /** Rung of the line's ladder, from 0, and its variation in words. */
  rung: readNumber(0, 99),
  as: readTitle,
  /** Whether the weight is a percentage of the one-rep max, so that a missed rep lowers the max. */
  ofMax: readFlag,
  reason: withDefault('', readTitle),
  /** Rest after a set, in seconds. */
  rest: withDefault(0, readNumber(0, 3600)),
  /** Seconds between the starts of a group's sets, if clock-paced. */
  every: readNumber(1, 3600),
  /** Effort in words; '' for none. */
  effort: withDefault('', readTitle),
  deload: readFlag,
  test: readFlag,
  /** Sets fewer than the plan's, because no slightly lighter weight exists; they come back. */
  fewer: readNumber(1, 30),
  /** After a break, the weight before it, in `unit`, until it is back; 0 without weight. */
  returnsTo: readLoad,
  /** Lift that a percentage refers to, by exercise id. */
  of: readTitle,
  group: readText(1),
  note: readNote,
})

/** That day's prescription. Later decisions need it, and the plan may have changed since. */
export type Prescribed = ReadOf<typeof readPrescribed>

export const swapReasons = ['equipment', 'pain', 'preference'] as const
export type SwapReason = (typeof swapReasons)[number]

const readEntry = readObject(['exercise'], {
  line: withDefault('', readTitle),
  /** Id of the exercise done, and its title on that day. */
  exercise: readId,
  title: (value, { exercise }) => readTitle(value) ?? readId(exercise) ?? '',
  /** Id of the planned exercise, if another replaced it. */
  planned: readTitle,
  why: readOneOf(swapReasons),
  skipped: readFlag,
  asked: (value) => readPrescribed(isObject(value) ? value : {}) as Prescribed,
  sets: readList(readSet, MAX_SETS),
  /** Indexes of the warm-up sets done. */
  warmedUp: (value) => (Array.isArray(value) ? readList(readNumber(0, 12), 12)(value) : undefined),
  note: readNote,
})

export type Entry = ReadOf<typeof readEntry>

const readTimer = readObject(['start', 'seconds'], {
  kind: withDefault('rest', readOneOf(['rest', 'work'])),
  /** In ms since 1970. */
  start: readNumber(0, 1e14),
  /** Lead-in seconds before counting. */
  lead: readNumber(1, 60),
  seconds: readNumber(0, 86_400),
  /** Its entry's key (see `entryKeys`) and set, counted from 0. */
  entry: withDefault('', readText(500)),
  set: withDefault(0, readNumber(0, MAX_SETS)),
  /** Whether the page has announced its end. */
  signaled: readFlag,
})

/** A running rest or timed set. It stores its start, so that it survives a reload. */
export type Timer = ReadOf<typeof readTimer>

export const readSession = readObject(['id', 'plan', 'week', 'session', 'started'], {
  id: (value) => readText(80)(value) || undefined,
  plan: readId,
  planTitle: (value, { plan }) => readTitle(value) ?? readId(plan) ?? '',
  week: readNumber(1, 99),
  /** Position in the week, counted from 1, as on the plan's page. */
  session: readNumber(1, MAX_SESSIONS_PER_WEEK),
  name: withDefault('', readTitle),
  /** Local day of the start; once finished, the day with the most done sets. */
  date: (value, { started }) => readDate(value) ?? `${started}`.slice(0, 10),
  /** ISO instants. */
  started: readInstant,
  finished: readInstant,
  changed: (value, { started }) => readInstant(value) ?? `${started}`,
  entries: readList(readEntry, 60),
  note: readNote,
  timer: readTimer,
})

export type SessionLog = ReadOf<typeof readSession>

export const readStep = readObject(['label', 'session'], {
  label: readText(500),
  entry: readText(500),
  /** Before the step. */
  session: readSession,
  /** The plan's previous swap, if the step changed it. */
  swap: readObject(['planned'], { planned: readTitle, to: readTitle }),
})

/** A step that undo reverts. */
export type Step = ReadOf<typeof readStep>

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
