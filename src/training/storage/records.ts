import { readPlanState, readSession } from '../../../packages/progression'

export const storeNames = ['sessions', 'plans'] as const

export type ByStore<Value> = Record<(typeof storeNames)[number], Value>

export const byStore = <Value>(make: (name: (typeof storeNames)[number]) => Value) =>
  ({ sessions: make('sessions'), plans: make('plans') }) satisfies ByStore<Value>

/** Parses records into maps and drops invalid ones. Of two with one key, the later change wins. */
export const parseRecords = ({ sessions, plans }: ByStore<readonly unknown[]>) => ({
  sessions: parseMap(sessions, readSession, ({ id }) => id),
  plans: parseMap(plans, readPlanState, ({ plan }) => plan),
})

function parseMap<Record extends { changed: string }>(
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

/** Takes some keys' records, as the same objects, from another map. Removes keys that it lacks. */
export function replaceRecords<Of>(
  current: ReadonlyMap<string, Of>,
  source: ReadonlyMap<string, Of>,
  keys: Iterable<string>,
): Map<string, Of> {
  const records = new Map(current)
  for (const key of keys) {
    const record = source.get(key)
    if (record) records.set(key, record)
    else records.delete(key)
  }
  return records
}
