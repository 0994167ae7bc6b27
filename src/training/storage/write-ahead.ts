import {
  parseJson,
  type ReadOf,
  readList,
  readMap,
  readObject,
  readText,
  withDefault,
} from '../../../packages/basics'
import { readStep } from '../../../packages/progression'
import { browserStorage } from '../../lib/browser-storage'

/**
 * Local storage holds changes from the tap until the database has them, because a page that closes may lose
 * what it is writing there. It also holds the undo steps of open sessions.
 */
export const AHEAD_KEY = 'training-open'

const readRecords = readList<unknown>((record) => record, Number.POSITIVE_INFINITY)
const readKeys = readList(readText(), 20_000)
const nothing = { sessions: [], plans: [] }
const readAhead = readObject([], {
  sessions: readRecords,
  plans: readRecords,
  removed: withDefault(nothing, readObject([], { sessions: readKeys, plans: readKeys })),
  /** Undo steps of open sessions, by session id. */
  past: withDefault({}, readMap(readList(readStep, 50))),
})

type WriteAhead = ReadOf<typeof readAhead>

/** Changes the database may lack. Accepts any stored value. */
export const readWriteAhead = (): WriteAhead =>
  readAhead(parseJson(browserStorage.read(AHEAD_KEY))) ?? { ...nothing, removed: nothing, past: {} }

/** Stores them, or removes the value if the database has everything. */
export function saveWriteAhead(ahead: WriteAhead) {
  const { sessions, plans, removed, past } = ahead
  const size = [sessions, plans, removed.sessions, removed.plans, Object.keys(past)].flat().length
  if (size > 0) browserStorage.write(AHEAD_KEY, JSON.stringify(ahead))
  else browserStorage.remove(AHEAD_KEY)
}
