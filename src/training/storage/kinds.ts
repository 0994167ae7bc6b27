import type { PlanState, SessionLog } from '../model/log'
import type { Log } from '../model/log-reducer'
import { readPlanState, readSession } from '../model/read-log'

/** The stores of the database. */
export const storeNames = ['sessions', 'plans'] as const

type StoreName = (typeof storeNames)[number]

/** A value for each store. */
export type ByStore<Value> = Record<StoreName, Value>

/** What is stored of a trainee, by its keys. */
interface Records {
  sessions: Map<string, SessionLog>
  plans: Map<string, PlanState>
}

/** Makes a value for each store. */
export const byStore = <Value>(make: (name: StoreName) => Value): ByStore<Value> => ({
  sessions: make('sessions'),
  plans: make('plans'),
})

/** Reads lists of records from anywhere into maps. Of two records with one key the later change counts. */
export const recordsIn = ({ sessions, plans }: ByStore<readonly unknown[]>): Records => ({
  sessions: mapOf(sessions, readSession, ({ id }) => id),
  plans: mapOf(plans, readPlanState, ({ plan }) => plan),
})

function mapOf<Record extends { changed: string }>(
  values: readonly unknown[],
  read: (value: unknown) => Record | undefined,
  keyOf: (record: Record) => string,
) {
  const records = new Map<string, Record>()
  for (const record of values.map(read)) {
    const key = record && keyOf(record)
    if (key && (records.get(key)?.changed ?? '') <= record.changed) records.set(key, record)
  }
  return records
}

/** Returns records with others in their place, and without some. */
export function replaced(
  known: Pick<Log, StoreName>,
  {
    changed,
    removed,
  }: { changed: ByStore<readonly unknown[]>; removed: ByStore<readonly string[]> },
): Records {
  const others = recordsIn(changed)
  const records = {
    sessions: new Map([...known.sessions, ...others.sessions]),
    plans: new Map([...known.plans, ...others.plans]),
  }
  for (const name of storeNames) for (const key of removed[name]) records[name].delete(key)
  return records
}
