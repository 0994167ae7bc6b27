import {
  type Entry,
  entryKeys,
  type SessionLog,
  type SetLog,
  timestampAfter,
} from '../../../../packages/progression'
import type { SetRef } from './session-action'
import { lastDoneSet } from './set-order'

/** `key` comes from `entryKeys`. */
export const entryByKey = ({ entries }: SessionLog, key: string): Entry | undefined =>
  entries[entryKeys(entries).indexOf(key)]

export function withEntry(session: SessionLog, key: string, change: (entry: Entry) => Entry) {
  const index = entryKeys(session.entries).indexOf(key)
  const entry = session.entries[index]
  return entry ? { ...session, entries: session.entries.with(index, change(entry)) } : session
}

export const withSet = (entry: Entry, index: number, change: (set: SetLog) => SetLog): Entry => ({
  ...entry,
  sets: entry.sets.map((set, position) => (position === index ? change(set) : set)),
})

export const reopened = ({ done: _, left: __, ...set }: SetLog): SetLog => set

export const labelOfSet = (title: string, { set }: Pick<SetRef, 'set'>) =>
  `${title}, set ${set + 1}`

/** Completes an open set, with the amount if it was timed. Undefined if the set has none. */
export function completeSet(
  session: SessionLog,
  { entry: key, set: index }: SetRef,
  at: number,
  timed?: number,
): SessionLog | undefined {
  const set = entryByKey(session, key)?.sets[index]
  const amount = timed ?? set?.amount
  if (!set || set.done || amount === undefined) return undefined
  // Keep done times in order even if someone sets the phone's clock back.
  const last = lastDoneSet(session)
  const before = last && session.entries[last.entryIndex]?.sets[last.set]?.done
  const done = timestampAfter(new Date(at).toISOString(), before)
  return withEntry(session, key, (entry) =>
    withSet(entry, index, (open) => ({ ...open, amount, done })),
  )
}

/** The label of a set that became done. */
export function labelOfCompleted(before: SessionLog, after: SessionLog, ref: SetRef) {
  const isDone = (session: SessionLog) => entryByKey(session, ref.entry)?.sets[ref.set]?.done
  const title = entryByKey(after, ref.entry)?.title ?? ''
  return isDone(after) && !isDone(before) ? labelOfSet(title, ref) : undefined
}
