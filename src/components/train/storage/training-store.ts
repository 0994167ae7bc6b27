import type { Change } from '../../../lib/training/changes'
import { emptyState, type PlanState, type SessionLog } from '../../../lib/training/log'
import { readPlanState, readSession } from '../../../lib/training/read-log'
import {
  database,
  forgetDatabase,
  type StoreName,
  whenDatabaseIsLost,
  writeRecords,
} from './database'
import { dropDrafts, keepDraft, readDrafts } from './drafts'

/** All that this browser knows of a trainee. */
export interface Training {
  isOpen: boolean
  sessions: ReadonlyMap<string, SessionLog>
  plans: ReadonlyMap<string, PlanState>
  /** Whether the browser refuses to keep what is tapped: it then lasts for this visit only. */
  isRefused: boolean
}

const NOTHING: Training = { isOpen: false, sessions: new Map(), plans: new Map(), isRefused: false }

let training = NOTHING
const listeners = new Set<() => void>()

/** Records that the database does not have yet. */
const unsaved: Record<StoreName, Set<string>> = { sessions: new Set(), plans: new Set() }
let channel: BroadcastChannel | undefined
let queue: Promise<unknown> = Promise.resolve()

function publish(next: Partial<Training>) {
  training = { ...training, ...next }
  for (const listener of listeners) listener()
}

/** Returns what this browser knows, the same object until it changes. */
export const currentTraining = () => training

/** Has `onChange` called after each change, in this tab or another. */
export function subscribeToTraining(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** Reads the log once, with what earlier visits could not finish writing. */
export async function openTraining(): Promise<void> {
  if (training.isOpen) return
  listenToTabs()
  whenDatabaseIsLost(markAllUnsaved)
  const isRefused = !(await readAgain())
  const drafts = Object.values(readDrafts())
  const latest = takeOver({ sessions: drafts, plans: drafts })
  for (const { id } of latest.sessions) unsaved.sessions.add(id)
  for (const { plan } of latest.plans) unsaved.plans.add(plan)
  publish({ isOpen: true, isRefused })
  if (hasUnsaved()) save()
}

/** Takes over what the database has and this tab does not. Returns false where it cannot be read. */
export async function readAgain(): Promise<boolean> {
  try {
    const db = await database()
    const [sessions, plans] = await Promise.all([db.getAll('sessions'), db.getAll('plans')])
    takeOver({ sessions, plans })
    return true
  } catch {
    return false
  }
}

/** Takes over records from elsewhere: of two versions the later one counts. Returns those that were taken. */
function takeOver(records: Record<StoreName, readonly unknown[]>) {
  const sessions = new Map(training.sessions)
  const plans = new Map(training.plans)
  const isLater = (one: { changed: string }, own: { changed: string } | undefined) =>
    !own || one.changed > own.changed
  const taken = {
    sessions: records.sessions
      .flatMap((record) => readSession(record) ?? [])
      .filter((session) => isLater(session, sessions.get(session.id))),
    plans: records.plans
      // A session names its plan as well.
      .flatMap((record) => (readSession(record) ? [] : (readPlanState(record) ?? [])))
      .filter((state) => isLater(state, plans.get(state.plan))),
  }
  for (const session of taken.sessions) sessions.set(session.id, session)
  for (const state of taken.plans) plans.set(state.plan, state)
  if (taken.sessions.length + taken.plans.length > 0) publish({ sessions, plans })
  return taken
}

function markAllUnsaved() {
  for (const id of training.sessions.keys()) unsaved.sessions.add(id)
  for (const plan of training.plans.keys()) unsaved.plans.add(plan)
}

/** Changes a session, at once on the screen and then in the database. Returns when it is kept. */
export function changeSession(id: string, change: Change): Promise<void> {
  const session = training.sessions.get(id)
  if (!session) return Promise.resolve()
  return putSessions([change(session)])
}

/** Keeps sessions as they are given. */
export function putSessions(changed: readonly SessionLog[]): Promise<void> {
  const sessions = new Map(training.sessions)
  for (const session of changed) {
    const next = { ...session, changed: later(training.sessions.get(session.id)?.changed) }
    sessions.set(session.id, next)
    unsaved.sessions.add(session.id)
    keepDraft(`session ${session.id}`, next)
  }
  publish({ sessions })
  return save()
}

/** Changes what was decided about a plan. */
export function changePlan(plan: string, change: (state: PlanState) => PlanState): Promise<void> {
  const state = training.plans.get(plan) ?? emptyState(plan)
  const next = { ...change(state), changed: later(state.changed) }
  publish({ plans: new Map(training.plans).set(plan, next) })
  unsaved.plans.add(plan)
  keepDraft(`plan ${plan}`, next)
  return save()
}

/** Takes sessions out of the browser: only where the trainee asked for it. */
export function removeSessions(ids: readonly string[]): Promise<void> {
  const sessions = new Map(training.sessions)
  for (const id of ids) {
    sessions.delete(id)
    unsaved.sessions.delete(id)
  }
  dropDrafts(ids.map((id) => [`session ${id}`, '9']))
  publish({ sessions })
  return enqueue(async () => {
    const db = await database()
    const transaction = db.transaction('sessions', 'readwrite')
    for (const id of ids) transaction.store.delete(id)
    await transaction.done
    channel?.postMessage({ removed: ids })
  })
}

/** The moment of a change: the clock's, but never before the last one's, should the clock be set back. */
function later(last = ''): string {
  const now = new Date().toISOString()
  return now > last ? now : new Date(Date.parse(last) + 1).toISOString()
}

const save = () => enqueue(flush)

/** Writes one after the other. What fails stays unsaved, is said, and is tried again with the next tap. */
function enqueue(task: () => Promise<void>): Promise<void> {
  const done = queue.then(async () => {
    try {
      await task().catch(() => {
        // The database may have been deleted under our feet: all that this tab knows goes into a new one.
        forgetDatabase()
        markAllUnsaved()
        return flush().then(task)
      })
      if (training.isRefused) publish({ isRefused: false })
    } catch {
      if (!training.isRefused) publish({ isRefused: true })
    }
  })
  queue = done
  return done
}

async function flush(): Promise<void> {
  const sessions = [...unsaved.sessions].flatMap((id) => training.sessions.get(id) ?? [])
  const plans = [...unsaved.plans].flatMap((plan) => training.plans.get(plan) ?? [])
  if (sessions.length + plans.length === 0) return
  await writeRecords({ sessions, plans })
  for (const session of sessions)
    settle('sessions', session.id, training.sessions.get(session.id) === session)
  for (const state of plans) settle('plans', state.plan, training.plans.get(state.plan) === state)
  dropDrafts([
    ...sessions.map(({ id, changed }) => [`session ${id}`, changed] as const),
    ...plans.map(({ plan, changed }) => [`plan ${plan}`, changed] as const),
  ])
  channel?.postMessage({ sessions, plans })
}

/** What was changed while it was written is still unsaved. */
function settle(store: StoreName, key: string, isLatest: boolean) {
  if (isLatest) unsaved[store].delete(key)
}

/** Other tabs say what they stored; one that was asleep looks for itself. */
function listenToTabs() {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) readAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain()
  })
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('training')
  channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
    takeOver({ sessions: listIn(data, 'sessions'), plans: listIn(data, 'plans') })
    const removed = listIn(data, 'removed')
    if (removed.length === 0) return
    publish({ sessions: new Map([...training.sessions].filter(([id]) => !removed.includes(id))) })
  }
}

const listIn = (data: Record<string, unknown>, name: string): unknown[] =>
  Array.isArray(data?.[name]) ? data[name] : []

/** Whether something is not in the database yet. */
export const hasUnsaved = () => unsaved.sessions.size + unsaved.plans.size > 0
