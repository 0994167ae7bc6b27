import { type LogAction, logReducer } from '../model/log-reducer'
import { writeRecords } from './database'
import { byStore, storeNames } from './records'
import { currentTraining, hasUnsaved, publish, type Training, unsaved } from './store'
import { saveWriteAhead } from './write-ahead'

let queue: Promise<unknown> = Promise.resolve()

/**
 * Applies an action on screen and in local storage at once, then in the database. Resolves with whether it is
 * stored. Does nothing while another tab trains.
 */
export function dispatch(action: LogAction): Promise<boolean> {
  const before = currentTraining()
  if (before.isElsewhere) return Promise.resolve(false)
  const after = logReducer(before, action)
  for (const name of storeNames)
    for (const key of [...before[name].keys(), ...after[name].keys()])
      if (before[name].get(key) !== after[name].get(key)) unsaved[name].add(key)
  publish(after)
  saveAhead()
  const stored = queue.then(flush).then(
    () => setRefused(false),
    () => setRefused(true),
  )
  queue = stored
  return stored
}

function setRefused(isRefused: boolean): boolean {
  if (currentTraining().isStorageRefused !== isRefused) publish({ isStorageRefused: isRefused })
  return !isRefused
}

/** Writes what the database lacks. If another tab takes over, that tab writes it. */
async function flush(): Promise<void> {
  const snapshot = currentTraining()
  if (!hasUnsaved() || snapshot.isElsewhere) return
  const keys = byStore((name) => [...unsaved[name]])
  const { removed, ...records } = unsavedRecords(snapshot)
  await writeRecords(records, removed)
  const now = currentTraining()
  if (now.isElsewhere) return
  for (const name of storeNames) {
    // A record changed during the write is still unsaved.
    for (const key of keys[name])
      if (now[name].get(key) === snapshot[name].get(key)) unsaved[name].delete(key)
  }
  saveAhead()
}

const unsavedRecords = (log: Training) => ({
  ...byStore((name) => [...unsaved[name]].flatMap((key) => log[name].get(key) ?? [])),
  removed: byStore((name) => [...unsaved[name]].filter((key) => !log[name].has(key))),
})

function saveAhead() {
  const training = currentTraining()
  const past = [...training.undoSteps].filter(([id]) => {
    const session = training.sessions.get(id)
    return session && !session.finished
  })
  saveWriteAhead({ ...unsavedRecords(training), past: Object.fromEntries(past) })
}
