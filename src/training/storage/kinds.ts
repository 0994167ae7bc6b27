import type { PlanState, SessionLog } from '../model/log'
import { readPlanState, readSession } from '../model/read-log'

/** What is stored of a trainee, by the database's stores. */
export interface Stored {
  sessions: SessionLog
  plans: PlanState
}

/** The stores of the database. */
export type StoreName = keyof Stored

export const storeNames = ['sessions', 'plans'] as const

/** A value for each store. */
export type ByStore<Value> = Record<StoreName, Value>

/** All records by their keys. */
export type Records = { [Name in StoreName]: Map<string, Stored[Name]> }

interface Kind<Record> {
  /** Returns a record's key. */
  key: (record: Record) => string
  /** Reads a record from anywhere; undefined for any other value. */
  read: (value: unknown) => Record | undefined
}

/** What differs between the stores. */
export const kinds: { [Name in StoreName]: Kind<Stored[Name]> } = {
  sessions: { key: ({ id }) => id, read: readSession },
  plans: { key: ({ plan }) => plan, read: readPlanState },
}

/** Reads lists of records from anywhere into maps. Of two records with one key the later change counts. */
export function recordsIn(lists: ByStore<readonly unknown[]>): Records {
  const records: Records = { sessions: new Map(), plans: new Map() }
  for (const name of storeNames) addTo(records, name, lists[name])
  return records
}

function addTo<Name extends StoreName>(records: Records, name: Name, list: readonly unknown[]) {
  const { key, read } = kinds[name]
  const known: Map<string, Stored[Name]> = records[name]
  for (const value of list) {
    const record = read(value)
    if (record && (known.get(key(record))?.changed ?? '') <= record.changed)
      known.set(key(record), record)
  }
}
