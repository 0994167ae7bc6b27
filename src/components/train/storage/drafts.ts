import { browserStorage } from '../../../lib/browser-storage'
import { isObject, listOf } from '../../../lib/training/read-log'
import { DRAFTS, draftKeys } from './draft-key'
import { type StoreName, storeNames } from './kinds'

/**
 * Changes on their way into the database. Local storage takes them immediately, so that a page that
 * is closed or reloaded right after a tap loses nothing. It is empty except in these moments.
 */

/** A record that the database may not have. */
export interface Draft {
  store: StoreName
  record: unknown
  /** When the versions it was made of were changed: it takes their place, and is merged with any other. */
  over: readonly unknown[]
}

/**
 * Tabs keep their drafts apart: browsers do not lock the storage while a tab reads and writes, so
 * two tabs with one record would undo each other's changes.
 */
const OWN = `${DRAFTS} ${Math.random().toString(36).slice(2)}`

const nameOf = (store: StoreName, key: string) => `${store} ${key}`

function readAll(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function writeOwn(drafts: Record<string, unknown>): boolean {
  if (Object.keys(drafts).length > 0) return browserStorage.write(OWN, JSON.stringify(drafts))
  browserStorage.remove(OWN)
  return true
}

/**
 * Removes and returns the drafts that did not reach the database in earlier visits, or not yet in
 * other tabs; the caller must keep again what is still needed. Accepts anything that is stored.
 */
export function takeDrafts(): Draft[] {
  const keys = draftKeys()
  const drafts = keys.flatMap((key) => Object.values(readAll(key)))
  browserStorage.remove(...keys)
  return drafts.flatMap((draft) => {
    if (!isObject(draft)) return []
    const store = storeNames.find((name) => name === draft.store)
    return store ? [{ store, record: draft.record, over: listOf(draft.over, 10) }] : []
  })
}

/** Keeps records until the database has them. Returns false where the browser refuses. */
export const keepDrafts = (drafts: readonly (Draft & { key: string })[]): boolean =>
  writeOwn({
    ...readAll(OWN),
    ...Object.fromEntries(drafts.map(({ key, ...draft }) => [nameOf(draft.store, key), draft])),
  })

/** Deletes this tab's drafts of records that the database has. */
export function dropDrafts(stored: readonly (readonly [store: StoreName, key: string])[]) {
  const drafts = readAll(OWN)
  for (const [store, key] of stored) delete drafts[nameOf(store, key)]
  writeOwn(drafts)
}
