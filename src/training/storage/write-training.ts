import { browserStorage } from '../../lib/browser-storage'
import { type Log, type LogAction, logReducer } from '../model/log-reducer'
import { refresh } from './open-training'
import { type ByStore, byStore, parseRecords, replaceRecords, storeNames } from './stores'
import { broadcast, type SentAction } from './tabs'
import { currentTraining, publish, writerHooks } from './training-store'
import { AHEAD_KEY, readWriteAhead } from './write-ahead'
import { writeRecords } from './write-records'

/**
 * Only the tab with the Web Lock writes. It applies its own actions, and those that other tabs send, in
 * order. Other tabs show their actions immediately. They steal the lock if the writer is gone or silent. In a
 * browser without locks, every tab writes.
 */

/** In ms: how long to wait for the writing tab's answer. */
const WRITER_TIMEOUT = 300

let isWriter = false
/** Number of lock requests, and which of them holds the lock; 0 for none. */
let requestCount = 0
let heldRequest = 0
let isQueued = false
/** The log without this tab's pending actions, while there are any. */
let confirmedLog: Log = currentTraining()
/** This tab's actions that the writer hasn't applied yet. */
let pending: SentAction[] = []
/** Whom to tell whether this tab's sent actions are stored, by id. */
const waiting = new Map<string, (isStored: boolean) => void>()
/** Keys of records to put or delete in the database. */
const unsaved: ByStore<Set<string>> = { sessions: new Set(), plans: new Set() }
let queue: Promise<unknown> = Promise.resolve()

writerHooks.hasUnsaved = () => unsaved.sessions.size + unsaved.plans.size > 0

/** The log without this tab's pending actions. */
const confirmed = (): Log => (pending.length > 0 ? confirmedLog : currentTraining())

writerHooks.withUnsaved = (read) => {
  const { sessions, plans, undoSteps } = confirmed()
  // Only open sessions' undo steps are stored. This tab has those of sessions that no other tab changed.
  const own = [...undoSteps].filter(
    ([id]) => read.sessions.get(id)?.changed === sessions.get(id)?.changed,
  )
  confirmedLog = !isWriter
    ? { ...read, undoSteps: new Map([...own, ...read.undoSteps]) }
    : {
        // Keep the same objects, because flush compares them.
        sessions: replaceRecords(read.sessions, sessions, unsaved.sessions),
        plans: replaceRecords(read.plans, plans, unsaved.plans),
        undoSteps,
      }
  return pending.reduce((log, { action }) => logReducer(log, action), confirmedLog)
}

writerHooks.onMessage = ({ action, done, isStored }) => {
  const log = confirmed()
  if (action && isWriter && Date.now() - action.sent < WRITER_TIMEOUT && hasRead(action.action))
    commit([action.action], [action.id])
  if (done) {
    pending = pending.filter(({ id }) => !done.includes(id))
    if (isStored !== undefined) settle(done, isStored)
  }
  return log
}

/** Whether this tab has read what an action changes. If not, the tab that sent it takes the lock. */
function hasRead(action: LogAction) {
  const { sessions, undoSteps, wholeLog } = currentTraining()
  if (action.type === 'session')
    return (action.action.type === 'undo' ? undoSteps : sessions).has(action.id)
  if (action.type === 'remove') return sessions.has(action.session)
  return action.type !== 'erase' || wholeLog === 'read'
}

function settle(ids: Iterable<string>, isStored: boolean) {
  for (const id of ids) {
    waiting.get(id)?.(isStored)
    waiting.delete(id)
  }
}

/** Applies an action on screen immediately, then stores it. Resolves with whether it is stored. */
export function dispatch(action: LogAction): Promise<boolean> {
  if (isWriter) return commit([action])
  return new Promise((onDone) => {
    const sent = { id: `${Date.now()} ${Math.random()}`, sent: Date.now(), action }
    if (pending.length === 0) confirmedLog = currentTraining()
    pending.push(sent)
    waiting.set(sent.id, onDone)
    publish(logReducer(currentTraining(), action))
    startWriting()
    broadcast({ action: sent })
    setTimeout(() => {
      if (heldRequest === 0 && pending.includes(sent)) requestLock({ steal: true })
    }, WRITER_TIMEOUT)
  })
}

/** Makes this tab the writer as soon as no other tab is. */
export function startWriting() {
  if (heldRequest !== 0 || isQueued) return
  if (!('locks' in navigator)) {
    heldRequest = ++requestCount
    becomeWriter(heldRequest)
    return
  }
  isQueued = true
  requestLock({})
}

function requestLock(options: LockOptions) {
  const request = ++requestCount
  navigator.locks
    .request('training', options, () => {
      heldRequest = request
      if (!options.steal) isQueued = false
      becomeWriter(request)
      // Holds the lock until the page closes or another request steals it.
      return new Promise<never>(() => {})
    })
    .catch(() => {
      // This tab may have stolen the lock from its own earlier request.
      if (heldRequest !== request) return
      heldRequest = 0
      isWriter = false
      startWriting()
    })
}

/** Starts writing on top of what others stored, and of what earlier visits couldn't store. */
async function becomeWriter(request: number) {
  // If the log can't be read, continue with what is on screen.
  await refresh().catch(() => {})
  if (heldRequest !== request) return
  const ahead = readWriteAhead()
  const records = parseRecords(ahead)
  for (const name of storeNames) {
    for (const key of [...records[name].keys(), ...ahead.removed[name]]) unsaved[name].add(key)
  }
  isWriter = true
  const adopted = pending
  pending = []
  if (adopted.length > 0) publish(confirmedLog)
  const isStored = await commit(
    adopted.map(({ action }) => action),
    adopted.map(({ id }) => id),
  )
  settle([...waiting.keys()], isStored)
}

/** Applies actions on screen, in local storage, in other tabs, and last in the database. */
function commit(actions: readonly LogAction[], done: readonly string[] = []): Promise<boolean> {
  const before = currentTraining()
  const after = actions.reduce<Log>(logReducer, before)
  const changed = byStore((name) => {
    const keys = new Set([...before[name].keys(), ...after[name].keys()])
    return [...keys].filter((key) => before[name].get(key) !== after[name].get(key))
  })
  for (const name of storeNames) for (const key of changed[name]) unsaved[name].add(key)
  publish(after)
  saveWriteAhead()
  broadcast({ ...recordsFor(after, changed), undoSteps: after.undoSteps, done })
  const stored = queue.then(flush).then(
    () => setRefused(false),
    () => setRefused(true),
  )
  queue = stored
  stored.then((isStored) => broadcast({ done, isStored }))
  return stored
}

function setRefused(isRefused: boolean): boolean {
  if (currentTraining().isStorageRefused !== isRefused) publish({ isStorageRefused: isRefused })
  return !isRefused
}

async function flush(): Promise<void> {
  const snapshot = currentTraining()
  const keys = byStore((name) => [...unsaved[name]])
  if (keys.sessions.length + keys.plans.length === 0) return
  const { changed, removed } = recordsFor(snapshot, keys)
  await writeRecords(changed, removed)
  const now = currentTraining()
  for (const name of storeNames) {
    // A record changed during the write is still unsaved.
    for (const key of keys[name]) {
      if (now[name].get(key) === snapshot[name].get(key)) unsaved[name].delete(key)
    }
  }
  saveWriteAhead()
}

const recordsFor = (log: Log, keys: ByStore<Iterable<string>> = unsaved) => ({
  changed: byStore((name) => [...keys[name]].flatMap((key) => log[name].get(key) ?? [])),
  removed: byStore((name) => [...keys[name]].filter((key) => !log[name].has(key))),
})

/** Updates the write-ahead log, or removes it if the database has everything. */
function saveWriteAhead() {
  const training = currentTraining()
  const undoSteps = [...training.undoSteps].filter(([id]) => {
    const session = training.sessions.get(id)
    return session && !session.finished
  })
  if (!writerHooks.hasUnsaved() && undoSteps.length === 0) return browserStorage.remove(AHEAD_KEY)
  const { changed, removed } = recordsFor(training)
  const writeAhead = { ...changed, removed, past: Object.fromEntries(undoSteps) }
  browserStorage.write(AHEAD_KEY, JSON.stringify(writeAhead))
}
