import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type ByStore, storeNames } from './kinds'

interface TrainingSchema extends DBSchema {
  /** Sessions by their ids, and plan states by their plans. What is in them is checked when it is read. */
  sessions: {
    key: string
    value: object
    indexes: { plan: [plan: string, started: string]; started: string }
  }
  plans: { key: string; value: object }
}

let opened: Promise<IDBPDatabase<TrainingSchema> | undefined> | undefined

/**
 * Returns the browser's database of what was trained; undefined while there is none. Only a write makes
 * it: a visitor who looks around leaves nothing behind. Rejects where the browser refuses it.
 */
async function database(forWriting = false) {
  opened ??= open(forWriting)
  const db = await opened
  if (db || !forWriting) return db
  opened = open(true)
  return opened
}

async function open(forWriting: boolean) {
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
      // Another tab, or the visitor, wants it gone: the next use opens it anew.
      blocking: forgetDatabase,
      terminated: forgetDatabase,
    })
  } catch (error) {
    opened = undefined
    if (isMissing) return undefined
    throw error
  }
}

/** Closes the database, so that its next use opens it anew. */
function forgetDatabase() {
  opened?.then((db) => db?.close()).catch(() => {})
  opened = undefined
}

/** Does something with the database. A connection that the browser has dropped is opened once more. */
async function twice<Result>(use: () => Promise<Result>): Promise<Result> {
  return use().catch(() => {
    forgetDatabase()
    return use()
  })
}

type Read = ByStore<unknown[]>

const reading = (read: (db: IDBPDatabase<TrainingSchema>) => Promise<Read>) =>
  twice(async (): Promise<Read> => {
    const db = await database()
    return db ? read(db) : { sessions: [], plans: [] }
  })

/** Reads all that is stored. */
export const readAll = () =>
  reading(async (db) => {
    const [sessions, plans] = await Promise.all([db.getAll('sessions'), db.getAll('plans')])
    return { sessions, plans }
  })

/**
 * Reads what a plan's next session depends on: what was decided about plans, the plan's sessions
 * since the moment that `from` takes from its record, and all sessions since another moment.
 */
export const readNeeded = (plan: string, from: (state: unknown) => string, since: string) =>
  reading(async (db) => {
    const transaction = db.transaction(storeNames)
    const sessions = transaction.objectStore('sessions')
    const plans = await transaction.objectStore('plans').getAll()
    const start = from(plans.find((state) => 'plan' in state && state.plan === plan))
    const [own, recent] = await Promise.all([
      sessions.index('plan').getAll(IDBKeyRange.bound([plan, start], [plan, '\uffff'])),
      sessions.index('started').getAll(IDBKeyRange.lowerBound(since)),
    ])
    return { sessions: [...own, ...recent], plans }
  })

/** Stores and deletes records in one transaction: all of it is done, or nothing. */
export const writeRecords = (
  put: ByStore<readonly object[]>,
  removed: ByStore<readonly string[]>,
) =>
  twice(async () => {
    const transaction = (await database(true))?.transaction(storeNames, 'readwrite')
    if (!transaction) throw new Error('There is no database.')
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
