import { browserStorage } from '../../lib/browser-storage'
import { type Log, type LogAction, logReducer } from '../model/log-reducer'
import { writeRecords } from './database'
import { type ByStore, byStore, recordsIn, storeNames } from './kinds'
import { refresh } from './open-training'
import { AHEAD_KEY, readWriteAhead } from './read-ahead'
import { canTellTabs, type SentAction, tellTabs } from './tabs'
import { currentTraining, publish, writing } from './training-store'

/**
 * One tab writes: the one that holds a Web Lock. It does all actions one after the other, its own and
 * those that other tabs send. Another tab shows its own actions at once, and takes the lock over where
 * the tab that writes is gone or does not answer. In a browser without locks every tab writes.
 */

/** How long a tab waits for the tab that writes, in milliseconds; less where tabs cannot hear each other. */
const PATIENCE = 300
const WITHOUT_CHANNEL = 50

let isWriter = false
/** How often this tab has asked for the lock, and which of these requests holds it: 0 for none. */
let asked = 0
let holder = 0
/** Whether a request waits in line. */
let isWaiting = false
/** The log without this tab's pending actions. */
let base: Log = currentTraining()
/** Actions of this tab that the tab that writes has not done yet. */
let pending: (SentAction & { onDone: (isStored: boolean) => void })[] = []
/** Keys of records that the database does not have yet, or should no longer have. */
const unsaved: ByStore<Set<string>> = { sessions: new Set(), plans: new Set() }
let queue: Promise<unknown> = Promise.resolve()

writing.hasUnsaved = () => unsaved.sessions.size + unsaved.plans.size > 0

writing.withOwn = (read) => {
  const { sessions, plans, past } = currentTraining()
  base = !isWriter
    ? read
    : {
        sessions: withUnsaved(read.sessions, sessions, unsaved.sessions),
        plans: withUnsaved(read.plans, plans, unsaved.plans),
        past,
      }
  return pending.reduce((log, { action }) => logReducer(log, action), base)
}

/** Returns records that were read with this tab's own, the same objects: flush knows by them what it has written. */
function withUnsaved<Of>(
  read: ReadonlyMap<string, Of>,
  own: ReadonlyMap<string, Of>,
  keys: ReadonlySet<string>,
): Map<string, Of> {
  const records = new Map(read)
  for (const key of keys) {
    const record = own.get(key)
    if (record) records.set(key, record)
    else records.delete(key)
  }
  return records
}

writing.onMessage = ({ action, done }) => {
  if (action && isWriter && Date.now() - action.sent < PATIENCE)
    commit([action.action], [action.id])
  if (!done) return
  for (const { id, onDone } of pending) if (done.includes(id)) onDone(true)
  pending = pending.filter(({ id }) => !done.includes(id))
}

/** Does an action: at once on the screen, then in the storage. Resolves with whether it is stored. */
export function dispatch(action: LogAction): Promise<boolean> {
  if (isWriter) return commit([action])
  return new Promise((onDone) => {
    const sent = { id: `${Date.now()} ${Math.random()}`, sent: Date.now(), action }
    if (pending.length === 0) base = currentTraining()
    pending.push({ ...sent, onDone })
    publish(logReducer(currentTraining(), action))
    startWriting()
    tellTabs({ action: sent })
    const isPending = () => holder === 0 && pending.some(({ id }) => id === sent.id)
    setTimeout(
      () => isPending() && ask({ steal: true }),
      canTellTabs() ? PATIENCE : WITHOUT_CHANNEL,
    )
  })
}

/** Makes this the tab that writes, as soon as no other tab is. */
export function startWriting() {
  if (holder !== 0 || isWaiting) return
  if (!('locks' in navigator)) {
    holder = ++asked
    begin(holder)
    return
  }
  isWaiting = true
  ask({})
}

function ask(options: LockOptions) {
  const request = ++asked
  navigator.locks
    .request('training', options, () => {
      holder = request
      if (!options.steal) isWaiting = false
      begin(request)
      // Held until the page is closed, or another request takes it over.
      return new Promise<never>(() => {})
    })
    .catch(() => {
      // This tab may have taken the lock from its own earlier request.
      if (holder !== request) return
      holder = 0
      isWriter = false
      startWriting()
    })
}

/** Begins to write: with what others have stored, and what earlier visits could not. */
async function begin(request: number) {
  // Where the log cannot be read, what is on the screen is all there is.
  await refresh().catch(() => {})
  if (holder !== request) return
  const ahead = readWriteAhead()
  const records = recordsIn(ahead)
  for (const name of storeNames) {
    for (const key of [...records[name].keys(), ...ahead.removed[name]]) unsaved[name].add(key)
  }
  isWriter = true
  const own = pending
  pending = []
  if (own.length > 0) publish(base)
  const isStored = await commit(
    own.map(({ action }) => action),
    own.map(({ id }) => id),
  )
  for (const { onDone } of own) onDone(isStored)
}

/** Does actions: on the screen, in local storage, in the other tabs, and then in the database. */
function commit(actions: readonly LogAction[], done: readonly string[] = []): Promise<boolean> {
  const before = currentTraining()
  const after = actions.reduce<Log>(logReducer, before)
  const changed = byStore((name) => {
    const keys = new Set([...before[name].keys(), ...after[name].keys()])
    return [...keys].filter((key) => before[name].get(key) !== after[name].get(key))
  })
  for (const name of storeNames) for (const key of changed[name]) unsaved[name].add(key)
  publish(after)
  noteUnsaved()
  tellTabs({ ...partsOf(after, changed), past: after.past, done, isRefused: before.isRefused })
  const stored = queue.then(flush).then(
    () => refuse(false),
    () => refuse(true),
  )
  queue = stored
  return stored
}

function refuse(isRefused: boolean): boolean {
  if (currentTraining().isRefused !== isRefused) publish({ isRefused })
  return !isRefused
}

async function flush(): Promise<void> {
  const given = currentTraining()
  const keys = byStore((name) => [...unsaved[name]])
  if (keys.sessions.length + keys.plans.length === 0) return
  const { changed, removed } = partsOf(given, keys)
  await writeRecords(changed, removed)
  const now = currentTraining()
  for (const name of storeNames) {
    // What was changed while it was written is still unsaved.
    for (const key of keys[name]) {
      if (now[name].get(key) === given[name].get(key)) unsaved[name].delete(key)
    }
  }
  noteUnsaved()
}

/** Returns the records with some keys, and those of the keys that have none. */
const partsOf = (log: Log, keys: ByStore<Iterable<string>> = unsaved) => ({
  changed: byStore((name) => [...keys[name]].flatMap((key) => log[name].get(key) ?? [])),
  removed: byStore((name) => [...keys[name]].filter((key) => !log[name].has(key))),
})

/** Writes down what the database does not have yet; removes the note where it has everything. */
function noteUnsaved() {
  const training = currentTraining()
  const past = [...training.past].filter(([id]) => {
    const session = training.sessions.get(id)
    return session && !session.finished
  })
  if (!writing.hasUnsaved() && past.length === 0) return browserStorage.remove(AHEAD_KEY)
  const { changed, removed } = partsOf(training)
  const note = { ...changed, removed, past: Object.fromEntries(past) }
  browserStorage.write(AHEAD_KEY, JSON.stringify(note))
}
