import { browserStorage } from '../../lib/browser-storage'
import type { Step } from '../model/session/session-action'
import { readSession } from '../model/transfer/read-log'
import {
  parseJson,
  readList,
  readMap,
  readObject,
  text,
  withDefault,
} from '../model/transfer/readers'
import type { ByStore } from './stores'

/** Holds changes from the tap until the database has them, and the undo steps of open sessions. */
export const AHEAD_KEY = 'training-open'

interface WriteAhead extends ByStore<readonly unknown[]> {
  removed: ByStore<readonly string[]>
  /** Undo steps of open sessions, by session id. */
  past: Readonly<Record<string, readonly Step[]>>
}

const records = readList<unknown>((record) => record, Number.POSITIVE_INFINITY)
const keys = readList(text(), 20_000)
const step = readObject<Step>(['label', 'session'], {
  label: text(500),
  entry: text(500),
  session: readSession,
  swap: readObject<{ planned: string; to: string | undefined }>(['planned'], {
    planned: text(),
    to: text(),
  }),
})
const nothing = { sessions: [], plans: [] }
const parseWriteAhead = readObject<WriteAhead>([], {
  sessions: records,
  plans: records,
  removed: withDefault(nothing, readObject<ByStore<string[]>>([], { sessions: keys, plans: keys })),
  past: withDefault({}, readMap(readList(step, 50))),
})

/** Changes the database may lack. Accepts any stored value. */
export const readWriteAhead = (): WriteAhead =>
  parseWriteAhead(parseJson(browserStorage.read(AHEAD_KEY))) ?? {
    ...nothing,
    removed: nothing,
    past: {},
  }
