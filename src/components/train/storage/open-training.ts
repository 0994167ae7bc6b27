import { readRecords, whenDatabaseIsLost } from './database'
import { hasDrafts } from './draft-key'
import { type ByStore, kinds, type StoreName, storeNames } from './kinds'
import { listenToTabs } from './tabs'
import { hide, markAllUnsaved, publish, show, shownIn, stored, unsaved } from './training-store'

let opening: Promise<void> | undefined

/** Reads the log once, with what earlier visits could not finish writing. */
export function openTraining(): Promise<void> {
  opening ??= open()
  return opening
}

async function open() {
  listenToTabs((records, removed) => {
    takeOver(records)
    hide(removed.filter((id) => !unsaved.sessions.has(`${id}`)))
  }, readAgain)
  whenDatabaseIsLost(markAllUnsaved)
  const isRefused = !(await readAgain())
  if (hasDrafts()) {
    // What could not be loaded stays where it is, for the next visit.
    const writing = await import('./write-training').catch(() => undefined)
    writing?.takeDrafts()
  }
  publish({ isOpen: true, isRefused })
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
