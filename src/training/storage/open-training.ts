import { countedSince, roundsFrom } from '../model/history'
import { readPlanState } from '../model/read-log'
import { readAll, readNeeded } from './database'
import { byStore, recordsIn, replaced, storeNames } from './kinds'
import { readWriteAhead } from './read-ahead'
import { listenToTabs, type TabMessage } from './tabs'
import { currentTraining, publish, writing } from './training-store'

const opening = new Map<string, Promise<boolean>>()

/**
 * Reads what a plan's training needs, once. Resolves with whether this tab should get ready to write: a
 * session is open, or earlier visits left something that the database does not have.
 */
export function openTraining(plan: string): Promise<boolean> {
  const known = opening.get(plan) ?? open(plan)
  opening.set(plan, known)
  return known
}

async function open(plan: string) {
  if (opening.size === 0) listenToTabs(onMessage, () => refresh().catch(() => {}))
  opening.set(plan, Promise.resolve(false))
  const isRead = await refresh().then(
    () => true,
    () => false,
  )
  publish({ opened: new Set([...currentTraining().opened, plan]), isRefused: !isRead })
  const ahead = readWriteAhead()
  return (
    [...currentTraining().sessions.values()].some(({ finished }) => !finished) ||
    storeNames.some((name) => ahead[name].length + ahead.removed[name].length > 0)
  )
}

/** Reads the whole log: only where all of it is shown, because years of training take time to read. */
export async function openWhole(): Promise<void> {
  if (currentTraining().whole === 'read') return
  publish({ whole: 'unread' })
  try {
    await refresh(true)
    publish({ whole: 'read' })
  } catch {
    publish({ whole: 'failed' })
  }
}

const roundBefore = (state: unknown) => roundsFrom(readPlanState(state) ?? { restarts: [] })

/**
 * Reads again what is shown: what another tab erased is gone, what this tab has done stays. Rejects
 * where the log cannot be read; what is shown then stays as it is.
 */
export async function refresh(isWhole = currentTraining().whole === 'read'): Promise<void> {
  const since = countedSince(new Date())
  const parts = isWhole
    ? [await readAll()]
    : await Promise.all([...opening.keys()].map((plan) => readNeeded(plan, roundBefore, since)))
  const ahead = readWriteAhead()
  const records = recordsIn(byStore((name) => [...parts, ahead].flatMap((part) => part[name])))
  for (const name of storeNames) for (const key of ahead.removed[name]) records[name].delete(key)
  publish(writing.withOwn({ ...records, past: new Map(Object.entries(ahead.past)) }))
}

/** Takes over what the tab that writes has changed. */
function onMessage(message: TabMessage) {
  writing.onMessage(message)
  const { changed, removed, past, isRefused = false } = message
  if (!changed || !removed || !past) return
  const records = replaced(currentTraining(), { changed, removed })
  publish({ ...writing.withOwn({ ...records, past }), isRefused })
}
