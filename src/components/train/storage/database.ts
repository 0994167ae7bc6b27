import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type ByStore, type StoreName, storeNames } from './kinds'

interface TrainingSchema extends DBSchema {
  /** Sessions by their ids, and plan states by their plans. What is in them is checked when it is read. */
  sessions: {
    key: string
    value: object
    indexes: { plan: [plan: string, started: string]; started: string }
  }
  plans: { key: string; value: object }
}

let opened: Promise<IDBPDatabase<TrainingSchema>> | undefined
let onLost = () => {}

/**
 * Sets the function to call when the database is deleted or closed from outside: its content may be
 * gone.
 */
export function whenDatabaseIsLost(call: () => void) {
  onLost = call
}

/** Returns the browser's database of what was trained, made with its first use. Rejects where it is refused. */
export function database(): Promise<IDBPDatabase<TrainingSchema>> {
  opened ??= openDB<TrainingSchema>('training', 1, {
    upgrade(db) {
      const sessions = db.createObjectStore('sessions', { keyPath: 'id' })
      sessions.createIndex('plan', ['plan', 'started'])
      sessions.createIndex('started', 'started')
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

/** Reads all that is stored. */
export async function readAll(): Promise<ByStore<unknown[]>> {
  const db = await database()
  const [sessions, plans] = await Promise.all([db.getAll('sessions'), db.getAll('plans')])
  return { sessions, plans }
}

/**
 * Reads what a plan's next session depends on: what was decided about plans, the plan's sessions
 * since the moment that `from` takes from its record, and all sessions since another moment.
 */
export async function readNeeded(
  plan: string,
  from: (state: unknown) => string,
  since: string,
): Promise<ByStore<unknown[]>> {
  const db = await database()
  const transaction = db.transaction(storeNames)
  const sessions = transaction.objectStore('sessions')
  const plans = await transaction.objectStore('plans').getAll()
  const start = from(plans.find((state) => 'plan' in state && state.plan === plan))
  const [own, recent] = await Promise.all([
    sessions.index('plan').getAll(IDBKeyRange.bound([plan, start], [plan, '\uffff'])),
    sessions.index('started').getAll(IDBKeyRange.lowerBound(since)),
  ])
  return { sessions: [...own, ...recent], plans }
}

/**
 * Writes records in one transaction: all of them are stored, or none. `settle` gets the stored
 * version of each, which another tab may have changed, and returns what to store.
 */
export async function writeRecords(
  keys: ByStore<readonly string[]>,
  settle: (name: StoreName, key: string, stored: unknown) => object | undefined,
): Promise<void> {
  const db = await database()
  const transaction = db.transaction(storeNames, 'readwrite')
  const { done } = transaction
  done.catch(() => {})
  try {
    for (const name of storeNames) {
      const store = transaction.objectStore(name)
      for (const key of keys[name]) {
        const record = settle(name, key, await store.get(key))
        if (record) await store.put(record)
      }
    }
  } catch (error) {
    transaction.abort()
    throw error
  }
  await done
}

/** Deletes sessions from the database. */
export async function deleteSessions(ids: readonly string[]): Promise<void> {
  const db = await database()
  const transaction = db.transaction('sessions', 'readwrite')
  for (const id of ids) transaction.store.delete(id)
  await transaction.done
}
