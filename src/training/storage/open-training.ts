import { readPlanState } from '../model/plan-state'
import { lookbackStart, roundsStart } from '../model/prescribe/history'
import { readAll, readForPlan } from './database'
import { applyChanges, byStore, parseRecords, RefusedDatabase, storeNames } from './stores'
import { listenToTabs, type TabMessage } from './tabs'
import { currentTraining, publish, writerHooks } from './training-store'
import { readWriteAhead } from './write-ahead'

const loadedPlans = new Map<string, Promise<boolean>>()

/** Loads a plan once. Resolves with whether to prepare to write: a session is open or changes are unsaved. */
export function openTraining(plan: string): Promise<boolean> {
  const loading = loadedPlans.get(plan) ?? load(plan)
  loadedPlans.set(plan, loading)
  return loading
}

async function load(plan: string) {
  if (loadedPlans.size === 0) listenToTabs(onMessage, () => refresh().catch(() => {}))
  loadedPlans.set(plan, Promise.resolve(false))
  const problem = await refresh().then(
    () => ({}),
    (error) => (error instanceof RefusedDatabase ? { isStorageRefused: true } : { isUnread: true }),
  )
  publish({ opened: new Set([...currentTraining().opened, plan]), ...problem })
  const ahead = readWriteAhead()
  return (
    [...currentTraining().sessions.values()].some(({ finished }) => !finished) ||
    storeNames.some((name) => ahead[name].length + ahead.removed[name].length > 0)
  )
}

/** Loads the whole log, for views that show all of it. Years of training take long to read. */
export async function openWholeLog(): Promise<void> {
  if (currentTraining().wholeLog === 'read') return
  publish({ wholeLog: 'unread' })
  await refresh(true).catch(() => publish({ wholeLog: 'failed' }))
}

const roundStartOf = (state: unknown) => roundsStart(readPlanState(state) ?? { restarts: [] })

/** Reloads the log and keeps this tab's unsaved changes. If it rejects, the log on screen is unchanged. */
export async function refresh(isWhole = currentTraining().wholeLog === 'read'): Promise<void> {
  const since = lookbackStart(new Date())
  const parts = isWhole
    ? [await readAll()]
    : await Promise.all(
        [...loadedPlans.keys()].map((plan) => readForPlan(plan, roundStartOf, since)),
      )
  // Another call may have read the whole log meanwhile.
  if (!isWhole && currentTraining().wholeLog === 'read') return refresh()
  const ahead = readWriteAhead()
  const records = parseRecords(byStore((name) => [...parts, ahead].flatMap((part) => part[name])))
  for (const name of storeNames) for (const key of ahead.removed[name]) records[name].delete(key)
  publish({
    ...writerHooks.withUnsaved({ ...records, undoSteps: new Map(Object.entries(ahead.past)) }),
    ...(isWhole && { wholeLog: 'read' }),
    isUnread: false,
  })
}

function onMessage(message: TabMessage) {
  const log = writerHooks.onMessage(message)
  const { changed, removed, undoSteps, isStored } = message
  if (isStored !== undefined) publish({ isStorageRefused: !isStored })
  if (!changed || !removed || !undoSteps) return
  const records = applyChanges(log, changed, removed)
  publish(writerHooks.withUnsaved({ ...records, undoSteps }))
}
