import type { Unit } from '../../lib/vocabulary'
import { doneSets, type Entry, entryKeys, type SessionLog, type SetLog } from './log'
import type { Reweighed } from './reweigh'

/** A change to a session. The session reducer puts actions together from these. */
type Change = (session: SessionLog) => SessionLog

const withEntry =
  (key: string, change: (entry: Entry) => Entry): Change =>
  (session) => {
    const index = entryKeys(session.entries).indexOf(key)
    return {
      ...session,
      entries: session.entries.map((entry, at) => (at === index ? change(entry) : entry)),
    }
  }

const withSet = (entry: string, index: number, change: (set: SetLog) => SetLog) =>
  withEntry(entry, (found) => ({
    ...found,
    sets: found.sets.map((set, at) => (at === index ? change(set) : set)),
  }))

/** Sets the amount of a set. */
export const changeAmount = (entry: string, index: number, amount: number | undefined) =>
  withSet(entry, index, (set) => ({ ...set, amount }))

/**
 * Sets the weight of a set. Later sets that are not done and had the same weight get the new one too: a
 * trainee means the exercise.
 */
export const changeLoad = (entry: string, index: number, values: Pick<SetLog, 'load' | 'unit'>) =>
  withEntry(entry, (found) => ({
    ...found,
    sets: found.sets.map((set, at) =>
      at === index || (at > index && !set.done && set.load === found.sets[index]?.load)
        ? { ...set, ...values }
        : set,
    ),
  }))

/** Gives sets that are still to be done their weights in another unit. */
export const reweigh =
  (loads: readonly Reweighed[], unit: Unit): Change =>
  (session) =>
    loads.reduce(
      (changed, { entry, set, load }) =>
        withSet(entry, set, (found) => (found.done ? found : { ...found, load, unit }))(changed),
      session,
    )

/** The longest rest after a set, in seconds. */
const LONGEST_REST = 900

/** Makes the rest after each set of an exercise longer or shorter. */
export const changeRest = (entry: string, seconds: number) =>
  withEntry(entry, ({ asked, ...found }) => ({
    ...found,
    asked: { ...asked, rest: Math.min(LONGEST_REST, Math.max(0, asked.rest + seconds)) },
  }))

/** Marks a set as done at a moment, with what it reached. */
export const completeSet = (entry: string, index: number, amount: number, done: string) =>
  withSet(entry, index, (set) => ({ ...set, amount, done }))

/** Marks a set as not done. */
export const reopenSet = (entry: string, index: number) =>
  withSet(entry, index, ({ done: _, left: __, ...set }) => set)

/**
 * Notes how many repetitions a set left in reserve; undefined removes the note. A load goes to the sets that are
 * still to be done.
 */
export const noteLeft = (entry: string, index: number, left: number | undefined, load?: number) =>
  withEntry(entry, (found) => ({
    ...found,
    sets: found.sets.map(({ left: before, ...set }, at) => {
      if (at === index) return left === undefined ? set : { ...set, left }
      const kept = before === undefined ? set : { ...set, left: before }
      return load === undefined || at < index || set.done ? kept : { ...kept, load }
    }),
  }))

/** Ticks a ramp-up set, or unticks it. */
export const tickWarmUp = (entry: string, set: number) =>
  withEntry(entry, ({ warmedUp = [], ...found }) => ({
    ...found,
    warmedUp: warmedUp.includes(set) ? warmedUp.filter((one) => one !== set) : [...warmedUp, set],
  }))

/** Adds a set like the last one. */
export const addSet = (entry: string) =>
  withEntry(entry, (found) => {
    const { done: _, left: __, ...like } = found.sets.at(-1) ?? {}
    return { ...found, sets: [...found.sets, like] }
  })

/** Drops the last set that is not done; where all are done, nothing. */
export const dropSet = (entry: string) =>
  withEntry(entry, (found) => {
    const index = found.sets.findLastIndex(({ done }) => !done)
    return index < 0 ? found : { ...found, sets: found.sets.filter((_, at) => at !== index) }
  })

/** Skips an exercise, or resumes it. */
export const skipEntry = (entry: string, skipped: boolean) =>
  withEntry(entry, ({ skipped: _, ...found }) => (skipped ? { ...found, skipped } : found))

/**
 * Puts another exercise in an entry's place, for the sets that its line still asks. Sets that are done
 * stay with the first. Where the other exercise already has an entry for the line, that one goes on.
 */
export const swapEntry =
  (key: string, by: Entry): Change =>
  (session) => {
    const index = entryKeys(session.entries).indexOf(key)
    const found = session.entries[index]
    if (!found) return session
    const onLine = session.entries.filter(({ line }) => line === found.line)
    const open = by.sets.slice(onLine.flatMap(doneSets).length)
    const sets = open.length > 0 ? open : by.sets.slice(-1)
    const kept = doneSets(found).length > 0 ? [{ ...found, sets: doneSets(found) }] : []
    const isSame = ({ line, exercise }: Entry) => line === by.line && exercise === by.exercise
    if (!session.entries.some(isSame)) {
      const entries = session.entries.toSpliced(index, 1, ...kept, { ...by, sets })
      return { ...session, entries }
    }
    const entries = session.entries
      .toSpliced(index, 1, ...kept)
      .map((entry) => (isSame(entry) ? { ...entry, sets: [...doneSets(entry), ...sets] } : entry))
    return { ...session, entries }
  }

/** Puts entries in place of those of the same line and exercise that were not begun. */
export const fillEntries =
  (filled: readonly Entry[]): Change =>
  (session) => ({
    ...session,
    entries: session.entries.map((entry) => {
      const by = filled.find(
        ({ line, exercise }) => line === entry.line && exercise === entry.exercise,
      )
      return by && doneSets(entry).length === 0 ? by : entry
    }),
  })

/** Sets the note on an exercise; an empty one removes it. */
export const noteEntry = (entry: string, note: string) =>
  withEntry(entry, ({ note: _, ...found }) => (note ? { ...found, note } : found))

/** Sets the note on the session; an empty one removes it. */
export const noteSession =
  (note: string): Change =>
  ({ note: _, ...session }) =>
    note ? { ...session, note } : session
