import { listOf } from '../../../lib/training/read-log'
import type { ByStore } from './kinds'

/** What tabs tell each other. */
export interface TabMessage extends Partial<ByStore<readonly object[]>> {
  /** Ids of deleted sessions. */
  removed?: readonly string[]
}

let channel: BroadcastChannel | undefined

/** Tells the other tabs what was stored. */
export const tellTabs = (message: TabMessage) => channel?.postMessage(message)

/**
 * Calls `onStored` with what other tabs stored, and `onWake` when this tab may have missed some of
 * it while it was asleep.
 */
export function listenToTabs(
  onStored: (records: ByStore<unknown[]>, removed: readonly unknown[]) => void,
  onWake: () => void,
) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) onWake()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onWake()
  })
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('training')
  channel.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
    const list = (name: string) => listOf(data?.[name], Number.POSITIVE_INFINITY)
    onStored({ sessions: list('sessions'), plans: list('plans') }, list('removed'))
  }
}
