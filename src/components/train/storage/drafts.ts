import { browserStorage } from '../../../lib/browser-storage'

/**
 * What was tapped and is on its way into the database. Local storage takes it in the very moment, so that
 * a page that is closed or reloaded right after a tap loses nothing. Empty but for these moments.
 */
const KEY = 'training-drafts'

type Drafts = Record<string, unknown>

/** Returns what did not reach the database in earlier visits, by names. Takes anything that is stored. */
export function readDrafts(): Drafts {
  try {
    const value: unknown = JSON.parse(browserStorage.read(KEY) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Drafts)
      : {}
  } catch {
    return {}
  }
}

/** Keeps a record until the database has it. Returns false where the browser would not. */
export const keepDraft = (name: string, record: object): boolean =>
  browserStorage.write(KEY, JSON.stringify({ ...readDrafts(), [name]: record }))

/** Lets go of records that the database has, unless they have been changed since. */
export function dropDrafts(stored: readonly (readonly [name: string, changed: string])[]) {
  const drafts = readDrafts()
  for (const [name, changed] of stored) {
    const draft = drafts[name] as { changed?: string } | undefined
    if (draft && (draft.changed ?? '') <= changed) delete drafts[name]
  }
  if (Object.keys(drafts).length === 0) browserStorage.remove(KEY)
  else browserStorage.write(KEY, JSON.stringify(drafts))
}
