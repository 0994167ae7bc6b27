import { browserStorage } from '../../lib/browser-storage'
import { readSession } from '../model/read-log'
import { json, list, map, object, or, text } from '../model/readers'
import type { Step } from '../model/session-action'
import type { ByStore } from './kinds'

/**
 * Local storage takes every change in the moment of the tap, before the database has it: a page that is
 * closed right after a tap loses nothing. It also holds what can be undone in the open session.
 */
export const AHEAD_KEY = 'training-open'

/** What the database does not have yet. */
interface WriteAhead extends ByStore<readonly unknown[]> {
  removed: ByStore<readonly string[]>
  past: Readonly<Record<string, readonly Step[]>>
}

const records = list<unknown>((record) => record, Number.POSITIVE_INFINITY)
const keys = list(text(), 20_000)
const step = object<Step>(['label', 'session'], {
  label: text(500),
  entry: text(500),
  session: readSession,
  swap: object<{ planned: string; to: string | undefined }>(['planned'], {
    planned: text(),
    to: text(),
  }),
})
const none = { sessions: [], plans: [] }
const written = object<WriteAhead>([], {
  sessions: records,
  plans: records,
  removed: or(none, object<ByStore<string[]>>([], { sessions: keys, plans: keys })),
  past: or({}, map(list(step, 50))),
})

/** Returns what the database may not have. Accepts anything that is stored. */
export const readWriteAhead = (): WriteAhead =>
  written(json(browserStorage.read(AHEAD_KEY))) ?? { ...none, removed: none, past: {} }
