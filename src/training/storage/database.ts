import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type ByStore, storeNames } from './records'

/** The browser refuses the database, so that it can neither read nor store. */
export class RefusedDatabase extends Error {}

interface TrainingSchema extends DBSchema {
  /** Sessions by id, plan states by plan. Records may be invalid until parsed. */
  sessions: {
    key: string
    value: object
    indexes: { plan: [plan: string, started: string]; started: string }
  }
  plans: { key: string; value: object }
}

let connection: Promise<IDBPDatabase<TrainingSchema> | undefined> | undefined

/**
 * Opens the database, or returns undefined if it doesn't exist. Only a write creates it, so that mere visits
 * store nothing.
 */
async function database(forWriting = false) {
  connection ??= connect(forWriting)
  const db = await connection
  if (db || !forWriting) return db
  connection = connect(true)
  return connection
}

async function connect(forWriting: boolean) {
  let isMissing = false
  try {
    return await openDB<TrainingSchema>('training', 1, {
      upgrade(db, _, __, transaction) {
        if (!forWriting) {
          isMissing = true
          transaction.done.catch(() => {})
          return transaction.abort()
        }
        const sessions = db.createObjectStore('sessions', { keyPath: 'id' })
        sessions.createIndex('plan', ['plan', 'started'])
        sessions.createIndex('started', 'started')
        db.createObjectStore('plans', { keyPath: 'plan' })
      },
      // Another tab or the visitor deletes the database. The next use reopens it.
      blocking: forgetDatabase,
      terminated: forgetDatabase,
    })
  } catch {
    connection = undefined
    if (isMissing) return undefined
    throw new RefusedDatabase()
  }
}

/** Closes the database; the next use reopens it. */
export function forgetDatabase() {
  connection?.then((db) => db?.close()).catch(() => {})
  connection = undefined
}

/** Retries once, because browsers drop connections. */
async function retryOnce<Result>(use: () => Promise<Result>): Promise<Result> {
  return use().catch(() => {
    forgetDatabase()
    return use()
  })
}

type StoredRecords = ByStore<unknown[]>

const readFromDatabase = (read: (db: IDBPDatabase<TrainingSchema>) => Promise<StoredRecords>) =>
  retryOnce(async (): Promise<StoredRecords> => {
    const db = await database()
    return db ? read(db) : { sessions: [], plans: [] }
  })

export const readAll = () =>
  readFromDatabase(async (db) => {
    const [sessions, plans] = await Promise.all([db.getAll('sessions'), db.getAll('plans')])
    return { sessions, plans }
  })

/**
 * Reads all plan states, the sessions of any plan since `since`, and the plan's own since an earlier instant.
 * `from` derives that instant from the plan's stored state.
 */
export const readForPlan = (plan: string, from: (state: unknown) => string, since: string) =>
  readFromDatabase(async (db) => {
    const transaction = db.transaction(storeNames)
    const sessions = transaction.objectStore('sessions')
    const plans = await transaction.objectStore('plans').getAll()
    const start = from(plans.find((state) => 'plan' in state && state.plan === plan))
    const [ofPlan, recent] = await Promise.all([
      sessions.index('plan').getAll(IDBKeyRange.bound([plan, start], [plan, '\uffff'])),
      sessions.index('started').getAll(IDBKeyRange.lowerBound(since)),
    ])
    return { sessions: [...ofPlan, ...recent], plans }
  })

export const writeRecords = (
  put: ByStore<readonly object[]>,
  removed: ByStore<readonly string[]>,
) =>
  retryOnce(async () => {
    const transaction = (await database(true))?.transaction(storeNames, 'readwrite')
    if (!transaction) throw new RefusedDatabase()
    transaction.done.catch(() => {})
    try {
      for (const name of storeNames) {
        const store = transaction.objectStore(name)
        await Promise.all([
          ...put[name].map((record) => store.put(record)),
          ...removed[name].map((key) => store.delete(key)),
        ])
      }
    } catch (error) {
      transaction.abort()
      throw error
    }
    await transaction.done
  })
