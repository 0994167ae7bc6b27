import { browserStorage } from '../../lib/browser-storage'
import {
  parseJson,
  type ReadOf,
  readList,
  readMap,
  readObject,
  readText,
  withDefault,
} from '../../lib/readers'
import { readStep } from '../model/log'

/** Holds changes from the tap until the database has them, and the undo steps of open sessions. */
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

/** Changes the database may lack. Accepts any stored value. */
export const readWriteAhead = (): ReadOf<typeof readAhead> =>
  readAhead(parseJson(browserStorage.read(AHEAD_KEY))) ?? { ...nothing, removed: nothing, past: {} }
