import 'fake-indexeddb/auto'

/** A database, and failures of the browser's storage that tests switch on. */
export const browser = {
  /** The database refuses writes. */
  isFull: false,
  /** The database refuses reads. */
  isUnreadable: false,
  /** Lets the page load what it needs later. */
  isIdle: true,
}

// jsdom lacks it. Records are plain data.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value))

function failWhile(
  stores: { prototype: object }[],
  method: string,
  name: string,
  fails: () => boolean,
) {
  for (const { prototype } of stores) {
    const original = Reflect.get(prototype, method)
    Object.assign(prototype, {
      [method](...args: unknown[]) {
        if (fails()) throw new DOMException('Refused.', name)
        return original.apply(this, args)
      },
    })
  }
}
failWhile([IDBObjectStore], 'put', 'QuotaExceededError', () => browser.isFull)
failWhile([IDBObjectStore, IDBIndex], 'getAll', 'InvalidStateError', () => browser.isUnreadable)

const request = <Result>(asked: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

/** Uses a store of the training database. */
async function inStore<Result>(name: string, use: (store: IDBObjectStore) => IDBRequest<Result>) {
  const db = await request(indexedDB.open('training'))
  const result = await request(use(db.transaction(name, 'readwrite').objectStore(name)))
  db.close()
  return result
}

export const storedRecord = (name: 'sessions' | 'plans', key: string): Promise<unknown> =>
  inStore(name, (store) => store.get(key))

/** Deletes all records, as a visitor who clears the site's data does. */
export async function clearSiteData() {
  for (const name of ['sessions', 'plans']) await inStore(name, (store) => store.clear())
  localStorage.clear()
}

/** Fills the database of an earlier version of the site. */
export async function fillDatabase(records: Record<'sessions' | 'plans', readonly object[]>) {
  const opening = indexedDB.open('training', 1)
  opening.onupgradeneeded = () => {
    const sessions = opening.result.createObjectStore('sessions', { keyPath: 'id' })
    sessions.createIndex('plan', ['plan', 'started'])
    sessions.createIndex('started', 'started')
    opening.result.createObjectStore('plans', { keyPath: 'plan' })
  }
  const db = await request(opening)
  for (const name of ['sessions', 'plans'] as const)
    for (const record of records[name])
      await request(db.transaction(name, 'readwrite').objectStore(name).put(record))
  db.close()
}
