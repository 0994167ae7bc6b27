import type { Change } from '../../../lib/training/changes'
import { emptyState, type PlanState, type SessionLog } from '../../../lib/training/log'
import { mergeSessions, mergeStates } from '../../../lib/training/versions'
import { deleteSessions, forgetDatabase, writeRecords } from './database'
import { type Draft, dropDrafts, keepDrafts, takeDrafts } from './drafts'
import { type ByStore, type Kept, kinds, type Maps, type StoreName, storeNames } from './kinds'
import { tellTabs } from './tabs'
import {
  currentTraining,
  hasUnsaved,
  hide,
  markAllUnsaved,
  NOTHING,
  publish,
  show,
  shownIn,
  stored,
  unsaved,
} from './training-store'

/** The versions that the database is being given. */
let writing: Maps = NOTHING
/** The versions that drafts were made of, by their stores and keys: this tab has not seen them. */
const drafted = new Map<string, readonly unknown[]>()
let queue: Promise<unknown> = Promise.resolve()

const merging: {
  [Name in StoreName]: (
    base: Kept[Name] | undefined,
    one: Kept[Name],
    other: Kept[Name],
  ) => Kept[Name]
} = { sessions: mergeSessions, plans: mergeStates }

/** Returns two tabs' versions of one record merged, with the moment of a change made now. */
function mergeVersions<Name extends StoreName>(
  name: Name,
  base: Kept[Name] | undefined,
  one: Kept[Name],
  other: Kept[Name],
): Kept[Name] {
  const merged = merging[name](base, one, other)
  return { ...merged, changed: momentAfter(one.changed, other.changed) }
}

/**
 * Returns the moment of a change: the current time, but never before the last change, in case the
 * clock was set back.
 */
function momentAfter(...changed: readonly (string | undefined)[]): string {
  const last = changed.reduce<string>((most, one = '') => (one > most ? one : most), '')
  const now = new Date().toISOString()
  return now > last ? now : new Date(Date.parse(last) + 1).toISOString()
}

/** Takes over all that was on its way into the database. */
export function openDrafts() {
  for (const draft of takeDrafts()) openDraft(draft.store, draft)
  if (hasUnsaved()) save()
}

/** Takes over what was on its way into the database when its page was closed; in an open tab it still is. */
function openDraft<Name extends StoreName>(name: Name, { record, over }: Draft) {
  const draft = kinds[name].read(record)
  if (!draft) return
  const key = kinds[name].key(draft)
  const own = shownIn(name).get(key)
  const before = stored[name].get(key)
  const base = over.includes(before?.changed) ? before : undefined
  drafted.set(`${name} ${key}`, over)
  keep(name, [own ? mergeVersions(name, base, draft, own) : draft])
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

/**
 * Changes a session, at once on the screen and then in the database. Resolves when it is stored.
 */
export function changeSession(id: string, change: Change): Promise<void> {
  const session = currentTraining().sessions.get(id)
  return session ? putSessions([change(session)]) : Promise.resolve()
}

/** Stores sessions as they are given. */
export function putSessions(sessions: readonly SessionLog[]): Promise<void> {
  keep(
    'sessions',
    sessions.map((session) => ({
      ...session,
      changed: momentAfter(currentTraining().sessions.get(session.id)?.changed),
    })),
  )
  return save()
}

/** Changes what was decided about a plan. */
export function changePlan(plan: string, change: (state: PlanState) => PlanState): Promise<void> {
  const state = currentTraining().plans.get(plan) ?? emptyState(plan)
  keep('plans', [{ ...change(state), changed: momentAfter(state.changed) }])
  return save()
}

/** Deletes sessions from the browser, at the trainee's request only. */
export function removeSessions(ids: readonly string[]): Promise<void> {
  for (const id of ids) unsaved.sessions.delete(id)
  dropDrafts(ids.map((id) => ['sessions', id]))
  hide(ids)
  return enqueue(async () => {
    await deleteSessions(ids)
    tellTabs({ removed: ids })
  })
}

const save = () => enqueue(flush)

/**
 * Runs writes one after the other. A write that fails is reported and stays unsaved until the next
 * tap tries again.
 */
function enqueue(task: () => Promise<void>): Promise<void> {
  const done = queue.then(async () => {
    try {
      await task().catch(() => {
        // The database may have been deleted since it was opened: a new one gets all that this tab knows.
        forgetDatabase()
        markAllUnsaved()
        return flush().then(task)
      })
      if (currentTraining().isRefused) publish({ isRefused: false })
    } catch {
      if (!currentTraining().isRefused) publish({ isRefused: true })
    }
  })
  queue = done
  return done
}

async function flush(): Promise<void> {
  if (!hasUnsaved()) return
  const given = currentTraining()
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
  const key = kinds[name].key(own)
  const base = stored[name].get(key)
  // Not by the moment of its own change: another tab may have changed it in the very same one.
  const known = [base?.changed, ...(drafted.get(`${name} ${key}`) ?? [])]
  return known.includes(theirs.changed) ? own : mergeVersions(name, base, own, theirs)
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
