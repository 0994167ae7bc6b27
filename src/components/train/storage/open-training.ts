import { countedSince, roundsFrom } from '../../../lib/training/history'
import { readPlanState } from '../../../lib/training/read-log'
import { readAll, readNeeded, whenDatabaseIsLost } from './database'
import { draftKeys } from './draft-key'
import { type ByStore, kinds, type StoreName, storeNames } from './kinds'
import { listenToTabs } from './tabs'
import {
  currentTraining,
  hide,
  markAllUnsaved,
  publish,
  show,
  shownIn,
  stored,
  unsaved,
} from './training-store'

const opening = new Map<string, Promise<void>>()

/** Reads what a plan's training needs, once, with what earlier visits could not finish writing. */
export function openTraining(plan: string): Promise<void> {
  const known = opening.get(plan) ?? open(plan)
  opening.set(plan, known)
  return known
}

async function open(plan: string) {
  if (opening.size === 0) listen()
  const isRefused = !(await read(() => needed(plan)))
  if (draftKeys().length > 0) {
    // What could not be loaded stays where it is, for the next visit.
    const writing = await import('./write-training').catch(() => undefined)
    writing?.openDrafts()
  }
  publish({ opened: new Set([...currentTraining().opened, plan]), isRefused })
}

/**
 * Reads the whole log: only where all of it is shown, because years of training take time to read.
 */
export async function openWhole(): Promise<void> {
  if (currentTraining().isWhole) return
  await read(readAll)
  publish({ isWhole: true })
}

const roundBefore = (state: unknown) => roundsFrom(readPlanState(state) ?? { restarts: [] })

const needed = (plan: string) => readNeeded(plan, roundBefore, countedSince(new Date()))

function listen() {
  listenToTabs(
    (records, removed) => {
      takeOver(records)
      hide(removed.filter((id) => !unsaved.sessions.has(`${id}`)))
    },
    () => {
      if (currentTraining().isWhole) read(readAll)
      else for (const plan of opening.keys()) read(() => needed(plan))
    },
  )
  whenDatabaseIsLost(markAllUnsaved)
}

/** Takes over what the database has and this tab does not. Returns false where it cannot be read. */
async function read(records: () => Promise<ByStore<unknown[]>>): Promise<boolean> {
  try {
    takeOver(await records())
    return true
  } catch {
    return false
  }
}

function takeOver(records: ByStore<readonly unknown[]>) {
  for (const name of storeNames) take(name, records[name])
}

/**
 * Takes over newer records from the database. What this tab changed is merged with them when it is
 * written.
 */
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
