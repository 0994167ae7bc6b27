import type { Entry, SessionLog, SetLog, Timer } from './log'

/** A change to a session. Changes are functions, so that two tabs can make theirs one after the other. */
export type Change = (session: SessionLog) => SessionLog

const withEntry =
  (index: number, change: (entry: Entry) => Entry): Change =>
  (session) => ({
    ...session,
    entries: session.entries.map((entry, at) => (at === index ? change(entry) : entry)),
  })

const withSet = (entry: number, index: number, change: (set: SetLog) => SetLog) =>
  withEntry(entry, (found) => ({
    ...found,
    sets: found.sets.map((set, at) => (at === index ? change(set) : set)),
  }))

/**
 * Sets the weight or the amount of a set. Later sets that are not done and had the same weight get
 * the new one too: a trainee means the exercise.
 */
export const changeSet = (
  entry: number,
  index: number,
  values: Pick<SetLog, 'load' | 'unit' | 'amount'>,
) =>
  withEntry(entry, (found) => ({
    ...found,
    sets: found.sets.map((set, at) => {
      if (at === index) return { ...set, ...values }
      const follows =
        at > index && !set.done && 'load' in values && set.load === found.sets[index]?.load
      return follows ? { ...set, load: values.load, unit: values.unit } : set
    }),
  }))

/** Marks a set as done at a moment, with what it reached. */
export const completeSet = (entry: number, index: number, amount: number, now: Date) =>
  withSet(entry, index, (set) => ({ ...set, amount, done: now.toISOString() }))

/** Marks a set as not done. */
export const reopenSet = (entry: number, index: number) =>
  withSet(entry, index, ({ done: _, left: __, ...set }) => set)

/** Notes how many repetitions a set left in reserve; undefined removes the note. */
export const noteLeft = (entry: number, index: number, left: number | undefined) =>
  withSet(entry, index, ({ left: _, ...set }) => (left === undefined ? set : { ...set, left }))

/** Adds a set like the last one. */
export const addSet = (entry: number) =>
  withEntry(entry, (found) => {
    const { done: _, left: __, ...like } = found.sets.at(-1) ?? {}
    return { ...found, sets: [...found.sets, like] }
  })

/** Drops the last set that is not done; where all are done, nothing. */
export const dropSet = (entry: number) =>
  withEntry(entry, (found) => {
    const index = found.sets.findLastIndex(({ done }) => !done)
    return index < 0 ? found : { ...found, sets: found.sets.filter((_, at) => at !== index) }
  })

/** Skips an exercise, or resumes it. */
export const skipEntry = (entry: number, skipped: boolean) =>
  withEntry(entry, ({ skipped: _, ...found }) => (skipped ? { ...found, skipped } : found))

/** Puts another exercise in an entry's place. Sets that are done stay with the first, as an entry of its own. */
export const swapEntry =
  (index: number, by: Entry): Change =>
  (session) => {
    const found = session.entries[index]
    if (!found) return session
    const done = found.sets.filter((set) => set.done)
    const rest = { ...by, sets: by.sets.slice(done.length) }
    const replaced = done.length > 0 ? [{ ...found, sets: done }, rest] : [rest]
    return { ...session, entries: session.entries.toSpliced(index, 1, ...replaced) }
  }

/** Sets the note on an exercise; an empty one removes it. */
export const noteEntry = (entry: number, note: string) =>
  withEntry(entry, ({ note: _, ...found }) => (note ? { ...found, note } : found))

/** Sets the note on the session; an empty one removes it. */
export const noteSession =
  (note: string): Change =>
  ({ note: _, ...session }) =>
    note ? { ...session, note } : session

/** Starts a timer, or stops the one there is. */
export const setTimer =
  (timer: Timer | undefined): Change =>
  ({ timer: _, ...session }) =>
    timer ? { ...session, timer } : session

/** Ends a session, or reopens it. */
export const finishSession =
  (now: Date | undefined): Change =>
  ({ finished: _, timer: __, ...session }) =>
    now ? { ...session, finished: now.toISOString() } : session

/** Makes several changes one after the other. */
export const changes =
  (...all: readonly Change[]): Change =>
  (session) =>
    all.reduce((changed, change) => change(changed), session)
