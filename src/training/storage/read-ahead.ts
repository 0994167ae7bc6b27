import { browserStorage } from '../../lib/browser-storage'
import { isObject, listOf, readSession, text } from '../model/read-log'
import type { Step } from '../model/session-action'
import { type ByStore, storeNames } from './kinds'

/**
 * Local storage takes every change in the moment of the tap, before the database has it: a page that is
 * closed right after a tap loses nothing. It also holds what can be undone in the open session.
 */
export const AHEAD_KEY = 'training-open'

/** Before November 2026 each tab had drafts under a key of its own. */
const OLD_KEYS = 'training-drafts'

/** What the database does not have yet. */
export interface WriteAhead extends ByStore<readonly unknown[]> {
  removed: ByStore<readonly string[]>
  past: ReadonlyMap<string, readonly Step[]>
}

const parsed = (key: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? '{}')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** Returns what the database may not have. Accepts anything that is stored. */
export function readWriteAhead(): WriteAhead {
  const value = parsed(AHEAD_KEY)
  const removed = isObject(value.removed) ? value.removed : {}
  const old = oldDrafts().map(({ draft }) => draft)
  const records = (name: string) => [
    ...listOf(value[name], Number.POSITIVE_INFINITY),
    ...old.flatMap(({ store, record }) => (store === name ? [record] : [])),
  ]
  const keys = (name: string) => listOf(removed[name], 20_000).flatMap((key) => text(key) ?? [])
  return {
    sessions: records('sessions'),
    plans: records('plans'),
    removed: { sessions: keys('sessions'), plans: keys('plans') },
    past: new Map(
      Object.entries(isObject(value.past) ? value.past : {}).map(([id, steps]) => [
        id,
        listOf(steps, 50).flatMap(stepOf),
      ]),
    ),
  }
}

function stepOf(value: unknown): Step[] {
  if (!isObject(value)) return []
  const [label, session] = [text(value.label, 500), readSession(value.session)]
  if (!label || !session) return []
  const planned = isObject(value.swap) ? text(value.swap.planned) : undefined
  const to = isObject(value.swap) ? text(value.swap.to) : undefined
  return [{ label, session, ...(planned && { swap: { planned, to } }) }]
}

function oldKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(OLD_KEYS))
  } catch {
    return []
  }
}

/** Returns the drafts of earlier versions, with their keys. */
export const oldDrafts = () =>
  oldKeys().flatMap((key) =>
    Object.values(parsed(key)).flatMap((draft) =>
      isObject(draft) && storeNames.some((name) => name === draft.store) ? [{ key, draft }] : [],
    ),
  )
