import { database, retryOnce } from './database'
import { type ByStore, storeNames } from './stores'

export const writeRecords = (
  put: ByStore<readonly object[]>,
  removed: ByStore<readonly string[]>,
) =>
  retryOnce(async () => {
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
