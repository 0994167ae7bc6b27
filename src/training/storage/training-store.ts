import type { Log } from '../model/log-reducer'
import type { TabMessage } from './tabs'

/** What the page knows of a trainee. It is read by open-training.ts and changed by write-training.ts. */
export interface Training extends Log {
  /** Plans whose part of the log is read. */
  opened: ReadonlySet<string>
  /** Whether all of the log is read, or could not be. */
  whole: 'unread' | 'read' | 'failed'
  /** Whether the browser refuses to store what is tapped: it then lasts for this visit only. */
  isRefused: boolean
}

/** What is known on the server, in the first render, and until the log is read. */
export const NOTHING: Training = {
  opened: new Set(),
  whole: 'unread',
  isRefused: false,
  sessions: new Map(),
  plans: new Map(),
  past: new Map(),
}

let training = NOTHING
const listeners = new Set<() => void>()

/** Updates what the page shows. */
export function publish(next: Partial<Training>) {
  training = { ...training, ...next }
  for (const listener of listeners) listener()
}

/** Returns what this browser knows, the same object until it changes. */
export const currentTraining = () => training

/** Calls `onChange` after each change, in this tab or another. Returns a function that ends this. */
export function subscribeToTraining(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** What write-training.ts adds once it is loaded. Until then a tab has done nothing. */
export const writing = {
  hasUnsaved: () => false,
  /** Returns a log that was read, with what this tab has done since. */
  withOwn: (log: Log): Log => log,
  onMessage: (_: TabMessage): void => {},
}
