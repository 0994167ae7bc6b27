import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface TrainingSchema extends DBSchema {
  /** Sessions by their ids, and plan states by their plans. What is in them is checked when it is read. */
  sessions: { key: string; value: { id: string } }
  plans: { key: string; value: { plan: string } }
}

/** The stores of the database. */
export type StoreName = 'sessions' | 'plans'

/** A record of either store. */
export type StoredRecord = { id: string } | { plan: string }

let opened: Promise<IDBPDatabase<TrainingSchema>> | undefined
let onLost = () => {}

/** Has a function called when the database was taken away: whatever it held may be gone. */
export function whenDatabaseIsLost(call: () => void) {
  onLost = call
}

/** Returns the browser's database of what was trained, made with its first use. Rejects where it is refused. */
export function database(): Promise<IDBPDatabase<TrainingSchema>> {
  opened ??= openDB<TrainingSchema>('training', 1, {
    upgrade(db) {
      db.createObjectStore('sessions', { keyPath: 'id' })
      db.createObjectStore('plans', { keyPath: 'plan' })
    },
    // Another tab, or the visitor, wants it gone: whoever writes next opens it anew.
    blocking: lose,
    terminated: lose,
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

function lose() {
  forgetDatabase()
  onLost()
}

/** Closes the database, so that its next use opens it anew. */
export function forgetDatabase() {
  opened?.then((db) => db.close()).catch(() => {})
  opened = undefined
}

/** Writes records in one transaction: all of them are stored, or none. */
export async function writeRecords(
  records: Record<StoreName, readonly StoredRecord[]>,
): Promise<void> {
  const db = await database()
  const transaction = db.transaction(['sessions', 'plans'], 'readwrite')
  for (const record of records.sessions)
    transaction.objectStore('sessions').put(record as { id: string })
  for (const record of records.plans)
    transaction.objectStore('plans').put(record as { plan: string })
  await transaction.done
}
