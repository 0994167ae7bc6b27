import type { PlanState, SessionLog } from '../../../lib/training/log'
import { readPlanState, readSession } from '../../../lib/training/read-log'

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
  /** Reads a record from anywhere; undefined for any other value. */
  read: (value: unknown) => Record | undefined
}

/** What differs between the stores. */
export const kinds: { [Name in StoreName]: Kind<Kept[Name]> } = {
  sessions: { key: ({ id }) => id, read: readSession },
  plans: { key: ({ plan }) => plan, read: readPlanState },
}
