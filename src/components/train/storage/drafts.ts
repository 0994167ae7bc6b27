import { browserStorage } from '../../../lib/browser-storage'
import { isObject, listOf } from '../../../lib/training/read-log'
import { type StoreName, storeNames } from './kinds'

/**
 * What was tapped and is on its way into the database. Local storage takes it in the very moment, so that
 * a page that is closed or reloaded right after a tap loses nothing. Empty but for these moments.
 */
const KEY = 'training-drafts'

/** A record that the database may not have. */
export interface Draft {
  store: StoreName
  record: unknown
  /** When the versions it was made of were changed: it takes their place, and is merged with any other. */
  over: readonly unknown[]
}

/** Tabs keep drafts of their own: one must not overwrite what another has in flight. */
const tab = Math.random().toString(36).slice(2)
const nameOf = (store: StoreName, key: string) => `${store} ${key} ${tab}`

function readAll(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(browserStorage.read(KEY) ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function writeAll(drafts: Record<string, unknown>): boolean {
  if (Object.keys(drafts).length > 0) return browserStorage.write(KEY, JSON.stringify(drafts))
  browserStorage.remove(KEY)
  return true
}

/** Returns what did not reach the database in earlier visits, or not yet in other tabs. Takes anything that is stored. */
export const readDrafts = (): Draft[] =>
  Object.values(readAll()).flatMap((draft) => {
    if (!isObject(draft)) return []
    const store = storeNames.find((name) => name === draft.store)
    return store ? [{ store, record: draft.record, over: listOf(draft.over, 10) }] : []
  })

/** Lets go of the drafts that there are: what of them is still to be kept has to be kept anew. */
export const clearDrafts = () => browserStorage.remove(KEY)

/** Keeps records until the database has them. Returns false where the browser would not. */
export const keepDrafts = (drafts: readonly (Draft & { key: string })[]): boolean =>
  writeAll({
    ...readAll(),
    ...Object.fromEntries(drafts.map(({ key, ...draft }) => [nameOf(draft.store, key), draft])),
  })

/** Lets go of this tab's drafts of records that the database has. */
export function dropDrafts(stored: readonly (readonly [store: StoreName, key: string])[]) {
  const drafts = readAll()
  for (const [store, key] of stored) delete drafts[nameOf(store, key)]
  writeAll(drafts)
}
