import type { PlanState, SessionLog } from '../../../lib/training/log'
import { readPlanState, readSession } from '../../../lib/training/read-log'
import { mergeSessions, mergeStates } from '../../../lib/training/versions'

/** What is kept of a trainee, by the store that it is kept in. */
export interface Kept {
  sessions: SessionLog
  plans: PlanState
}

/** The stores of the database. */
export type StoreName = keyof Kept

export const storeNames = ['sessions', 'plans'] as const

/** What there is of each kind. */
export type ByStore<Value> = Record<StoreName, Value>

/** All records by their keys. */
export type Maps = { [Name in StoreName]: ReadonlyMap<string, Kept[Name]> }

interface Kind<Record> {
  /** What a record is found by. */
  key: (record: Record) => string
  /** Reads a record from anywhere; undefined for what is none. */
  read: (value: unknown) => Record | undefined
  merge: (base: Record | undefined, one: Record, other: Record) => Record
}

/** What differs between the stores. */
export const kinds: { [Name in StoreName]: Kind<Kept[Name]> } = {
  sessions: { key: ({ id }) => id, read: readSession, merge: mergeSessions },
  plans: { key: ({ plan }) => plan, read: readPlanState, merge: mergeStates },
}

/** The moment of a change: the clock's, but never before the last one's, should the clock be set back. */
export function momentAfter(...changed: readonly (string | undefined)[]): string {
  const last = changed.reduce<string>((most, one = '') => (one > most ? one : most), '')
  const now = new Date().toISOString()
  return now > last ? now : new Date(Date.parse(last) + 1).toISOString()
}

/** Returns what two tabs made of one record; as new as a change that was made just now. */
export function mergeVersions<Name extends StoreName>(
  name: Name,
  base: Kept[Name] | undefined,
  one: Kept[Name],
  other: Kept[Name],
): Kept[Name] {
  const merged = kinds[name].merge(base, one, other)
  return { ...merged, changed: momentAfter(one.changed, other.changed) }
}
