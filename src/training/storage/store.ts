import { useEffect, useSyncExternalStore } from 'react'
import { lookbackStart, readPlanState, roundsStart } from '../../../packages/progression'
import type { Log } from '../model/log-reducer'
import { RefusedDatabase, readAll, readForPlan } from './database'
import { holdLock } from './lock'
import { type ByStore, byStore, parseRecords, replaceRecords, storeNames } from './records'
import { readWriteAhead } from './write-ahead'

/** The page's copy of the log. writer.ts changes it. */
export interface Training extends Log {
  opened: ReadonlySet<string>
  wholeLog: 'unread' | 'read' | 'failed'
  /** Whether the page could not read the log when it opened. */
  isUnread: boolean
  /** Whether the browser refuses to store changes, so that they last for this visit only. */
  isStorageRefused: boolean
  /** Whether another tab trains, so that this one shows what is stored and changes nothing. */
  isElsewhere: boolean
}

/** State on the server, in the first render, and until the log is loaded. */
const EMPTY_TRAINING: Training = {
  opened: new Set(),
  wholeLog: 'unread',
  isUnread: false,
  isStorageRefused: false,
  isElsewhere: false,
  sessions: new Map(),
  plans: new Map(),
  undoSteps: new Map(),
}

let training = EMPTY_TRAINING
const listeners = new Set<() => void>()

/** Keys of records that the database lacks. */
export const unsaved: ByStore<Set<string>> = byStore(() => new Set())

export const hasUnsaved = () => unsaved.sessions.size + unsaved.plans.size > 0

export function publish(next: Partial<Training>) {
  training = { ...training, ...next }
  for (const listener of listeners) listener()
}

export const currentTraining = () => training

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

export const useLoadedTraining = (): Training =>
  useSyncExternalStore(subscribe, currentTraining, () => EMPTY_TRAINING)

/** Loads what a plan's training needs. Returns the loaded log. */
export function useTraining(plan: string): Training {
  useEffect(() => {
    openTraining(plan)
  }, [plan])
  return useLoadedTraining()
}

const loading = new Map<string, Promise<void>>()

/** Loads a plan's part of the log, once. */
export function openTraining(plan: string): Promise<void> {
  const opening = loading.get(plan) ?? load(plan, loading.size === 0)
  loading.set(plan, opening)
  return opening
}

async function load(plan: string, isFirst: boolean) {
  if (isFirst) document.addEventListener('visibilitychange', onReturn)
  // `refresh` reads all plans in `loading`.
  await Promise.resolve()
  await (isFirst ? trainHere() : tryRefresh())
  publish({ opened: new Set([...training.opened, plan]) })
}

/** The other tab may be closed by now, or may have stored more. */
function onReturn() {
  if (!document.hidden && (training.isElsewhere || !navigator.locks)) trainHere()
}

/** Makes this the tab that trains, with what is stored. Takes that from another tab only if asked to. */
export async function trainHere(isTaking = false): Promise<void> {
  const isMine = await holdLock(isTaking, () =>
    publish({ isElsewhere: true, undoSteps: new Map() }),
  )
  adoptWriteAhead()
  await tryRefresh()
  publish({ isElsewhere: !isMine })
}

/** Before the database is read: what leaves the write-ahead log meanwhile is there. */
function adoptWriteAhead() {
  const { removed, past, ...ahead } = readWriteAhead()
  const records = parseRecords(ahead)
  for (const name of storeNames)
    unsaved[name] = new Set([...records[name].keys(), ...removed[name]])
  publish({
    sessions: replaceRecords(training.sessions, records.sessions, unsaved.sessions),
    plans: replaceRecords(training.plans, records.plans, unsaved.plans),
    undoSteps: new Map(Object.entries(past)),
  })
}

async function tryRefresh() {
  await refresh().catch((error) =>
    publish(error instanceof RefusedDatabase ? { isStorageRefused: true } : { isUnread: true }),
  )
}

/** Loads the whole log, for views that show all of it. Years of training take long to read. */
export async function openWholeLog(): Promise<void> {
  if (training.wholeLog === 'read') return
  publish({ wholeLog: 'unread' })
  await refresh(true).catch(() => publish({ wholeLog: 'failed' }))
}

const roundStartOf = (state: unknown) => roundsStart(readPlanState(state) ?? { restarts: [] })

/** Reloads the log and keeps what the database lacks. If it rejects, the log on screen is unchanged. */
export async function refresh(isWhole = training.wholeLog === 'read'): Promise<void> {
  const since = lookbackStart(new Date())
  const parts = isWhole
    ? [await readAll()]
    : await Promise.all([...loading.keys()].map((plan) => readForPlan(plan, roundStartOf, since)))
  // Another call may have read the whole log meanwhile.
  if (!isWhole && training.wholeLog === 'read') return refresh()
  const stored = parseRecords(byStore((name) => parts.flatMap((part) => part[name])))
  publish({
    // The same objects, because the writer compares them.
    sessions: replaceRecords(stored.sessions, training.sessions, unsaved.sessions),
    plans: replaceRecords(stored.plans, training.plans, unsaved.plans),
    ...(isWhole && { wholeLog: 'read' }),
    isUnread: false,
  })
}
