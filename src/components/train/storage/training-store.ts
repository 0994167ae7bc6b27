import type { Change } from '../../../lib/training/changes'
import { emptyState, type PlanState, type SessionLog } from '../../../lib/training/log'
import {
  deleteSessions,
  forgetDatabase,
  readRecords,
  whenDatabaseIsLost,
  writeRecords,
} from './database'
import { clearDrafts, type Draft, dropDrafts, keepDrafts, readDrafts } from './drafts'
import {
  type ByStore,
  type Kept,
  kinds,
  type Maps,
  mergeVersions,
  momentAfter,
  type StoreName,
  storeNames,
} from './kinds'
import { listenToTabs, tellTabs } from './tabs'

/** All that this browser knows of a trainee. */
export type Training = Maps & {
  isOpen: boolean
  /** Whether the browser refuses to keep what is tapped: it then lasts for this visit only. */
  isRefused: boolean
}

/** What is known on the server, in the first render, and until the log is read. */
export const NOTHING: Training = {
  isOpen: false,
  isRefused: false,
  sessions: new Map(),
  plans: new Map(),
}

let training = NOTHING
const listeners = new Set<() => void>()

/** The versions that the database had last, as far as this tab knows: its own ones were made of them. */
const stored: { [Name in StoreName]: Map<string, Kept[Name]> } = {
  sessions: new Map(),
  plans: new Map(),
}
/** Keys of what the database does not have yet, and the versions that it is being given. */
const unsaved: ByStore<Set<string>> = { sessions: new Set(), plans: new Set() }
let writing: Maps = NOTHING
let opening: Promise<void> | undefined
let queue: Promise<unknown> = Promise.resolve()

function publish(next: Partial<Training>) {
  training = { ...training, ...next }
  for (const listener of listeners) listener()
}

/** Returns what this browser knows, the same object until it changes. */
export const currentTraining = () => training

/** The records that are shown. */
const shownIn = <Name extends StoreName>(name: Name): ReadonlyMap<string, Kept[Name]> =>
  (training as Maps)[name]

/** Has `onChange` called after each change, in this tab or another. */
export function subscribeToTraining(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** Reads the log once, with what earlier visits could not finish writing. */
export function openTraining(): Promise<void> {
  opening ??= open()
  return opening
}

async function open() {
  listenToTabs((records, removed) => {
    takeOver(records)
    forget(removed.filter((id) => !unsaved.sessions.has(`${id}`)))
  }, readAgain)
  whenDatabaseIsLost(markAllUnsaved)
  const isRefused = !(await readAgain())
  const drafts = readDrafts()
  clearDrafts()
  for (const draft of drafts) takeDraft(draft.store, draft)
  publish({ isOpen: true, isRefused })
  if (hasUnsaved()) save()
}

/** Takes over what the database has and this tab does not. Returns false where it cannot be read. */
async function readAgain(): Promise<boolean> {
  try {
    takeOver(await readRecords())
    return true
  } catch {
    return false
  }
}

function takeOver(records: ByStore<readonly unknown[]>) {
  for (const name of storeNames) take(name, records[name])
}

/** Takes over what is newer in the database. What this tab changed is merged with it when it is written. */
function take<Name extends StoreName>(name: Name, records: readonly unknown[]) {
  const { key, read } = kinds[name]
  const known = shownIn(name)
  const newer = records
    .flatMap((record) => read(record) ?? [])
    .filter(
      (record) =>
        !unsaved[name].has(key(record)) && (known.get(key(record))?.changed ?? '') < record.changed,
    )
  if (newer.length === 0) return
  for (const record of newer) stored[name].set(key(record), record)
  show(name, newer)
}

/** Takes over what was on its way into the database when its page was closed; in an open tab it still is. */
function takeDraft<Name extends StoreName>(name: Name, { record, over }: Draft) {
  const draft = kinds[name].read(record)
  if (!draft) return
  const key = kinds[name].key(draft)
  const own = shownIn(name).get(key)
  if (own?.changed === draft.changed) return
  const before = stored[name].get(key)
  const base = over.includes(before?.changed) ? before : undefined
  keep(name, [own ? mergeVersions(name, base, draft, own) : draft])
}

function show<Name extends StoreName>(name: Name, records: readonly Kept[Name][]) {
  const shown = new Map(shownIn(name))
  for (const record of records) shown.set(kinds[name].key(record), record)
  publish({ [name]: shown })
}

/** Shows records, and marks them as not in the database yet. */
function keep<Name extends StoreName>(name: Name, records: readonly Kept[Name][]) {
  const keyed = records.map((record) => ({ record, key: kinds[name].key(record) }))
  for (const { key } of keyed) unsaved[name].add(key)
  keepDrafts(
    keyed.map(({ key, record }) => ({
      key,
      store: name,
      record,
      over: [stored[name].get(key)?.changed, writing[name].get(key)?.changed],
    })),
  )
  show(name, records)
}

function forget(ids: readonly unknown[]) {
  if (ids.length === 0) return
  publish({ sessions: new Map([...training.sessions].filter(([id]) => !ids.includes(id))) })
}

function markAllUnsaved() {
  for (const name of storeNames) for (const key of shownIn(name).keys()) unsaved[name].add(key)
}

/** Changes a session, at once on the screen and then in the database. Returns when it is kept. */
export function changeSession(id: string, change: Change): Promise<void> {
  const session = training.sessions.get(id)
  return session ? putSessions([change(session)]) : Promise.resolve()
}

/** Keeps sessions as they are given. */
export function putSessions(sessions: readonly SessionLog[]): Promise<void> {
  keep(
    'sessions',
    sessions.map((session) => ({
      ...session,
      changed: momentAfter(training.sessions.get(session.id)?.changed),
    })),
  )
  return save()
}

/** Changes what was decided about a plan. */
export function changePlan(plan: string, change: (state: PlanState) => PlanState): Promise<void> {
  const state = training.plans.get(plan) ?? emptyState(plan)
  keep('plans', [{ ...change(state), changed: momentAfter(state.changed) }])
  return save()
}

/** Takes sessions out of the browser: only where the trainee asked for it. */
export function removeSessions(ids: readonly string[]): Promise<void> {
  for (const id of ids) unsaved.sessions.delete(id)
  dropDrafts(ids.map((id) => ['sessions', id]))
  forget(ids)
  return enqueue(async () => {
    await deleteSessions(ids)
    tellTabs({ removed: ids })
  })
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
  if (!hasUnsaved()) return
  const given = training
  const written: ByStore<object[]> = { sessions: [], plans: [] }
  const keys = { sessions: [...unsaved.sessions], plans: [...unsaved.plans] }
  writing = given
  try {
    await writeRecords(keys, (name, key, found) => {
      const version = versionFor(name, given[name].get(key), found)
      if (version) written[name].push(version)
      return version
    })
  } finally {
    writing = NOTHING
  }
  for (const name of storeNames) settle(name, given, written[name] as never[])
  tellTabs(written)
}

/** Returns what to store of a record: with what another tab has stored since this one looked. */
function versionFor<Name extends StoreName>(
  name: Name,
  own: Kept[Name] | undefined,
  found: unknown,
): Kept[Name] | undefined {
  const theirs = own && kinds[name].read(found)
  if (!theirs) return own
  const base = stored[name].get(kinds[name].key(own))
  const isKnown = theirs.changed === base?.changed || theirs.changed === own.changed
  return isKnown ? own : mergeVersions(name, base, own, theirs)
}

/** Notes what the database has now. What was changed while it was written is still unsaved. */
function settle<Name extends StoreName>(name: Name, given: Maps, written: readonly Kept[Name][]) {
  const merged: Kept[Name][] = []
  const settled: string[] = []
  for (const version of written) {
    const key = kinds[name].key(version)
    const before = given[name].get(key)
    const now = shownIn(name).get(key)
    stored[name].set(key, version)
    if (now === before) {
      unsaved[name].delete(key)
      settled.push(key)
      if (version !== before) merged.push(version)
    } else if (now && version !== before) {
      keep(name, [mergeVersions(name, before, now, version)])
    }
  }
  dropDrafts(settled.map((key) => [name, key]))
  if (merged.length > 0) show(name, merged)
}

/** Whether something is not in the database yet. */
export const hasUnsaved = () => unsaved.sessions.size + unsaved.plans.size > 0
