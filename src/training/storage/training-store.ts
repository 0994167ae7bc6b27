import type { Log } from '../model/log-reducer'
import type { TabMessage } from './tabs'

/** The page's copy of the log. open-training.ts loads it, write-training.ts changes it. */
export interface Training extends Log {
  opened: ReadonlySet<string>
  wholeLog: 'unread' | 'read' | 'failed'
  /** Whether the page could not read the log when it opened. */
  isUnread: boolean
  /** Whether the browser refuses to store changes, so that they last for this visit only. */
  isStorageRefused: boolean
}

/** State on the server, in the first render, and until the log is loaded. */
export const EMPTY_TRAINING: Training = {
  opened: new Set(),
  wholeLog: 'unread',
  isUnread: false,
  isStorageRefused: false,
  sessions: new Map(),
  plans: new Map(),
  undoSteps: new Map(),
}

let training = EMPTY_TRAINING
const listeners = new Set<() => void>()

export function publish(next: Partial<Training>) {
  training = { ...training, ...next }
  for (const listener of listeners) listener()
}

export const currentTraining = () => training

/** Calls `onChange` after each change in any tab. Returns the unsubscribe function. */
export function subscribeToTraining(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** Hooks that write-training.ts fills in once loaded. */
export const writerHooks = {
  hasUnsaved: () => false,
  /** Adds this tab's unsaved changes to a loaded log. */
  withUnsaved: (log: Log): Log => log,
  /** Returns the log that the message changes, without this tab's pending actions. */
  onMessage: (_: TabMessage): Log => training,
}
