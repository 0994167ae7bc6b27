import type { Step } from '../model/log'
import type { LogAction } from '../model/log-reducer'
import type { ByStore } from './stores'

export interface SentAction {
  id: string
  /** In ms since 1970, so that a tab that wakes up doesn't apply it late. */
  sent: number
  action: LogAction
}

export interface TabMessage {
  /** To the writing tab. */
  action?: SentAction
  /** From the writing tab: changed records, and ids of applied actions. */
  changed?: ByStore<readonly unknown[]>
  removed?: ByStore<readonly string[]>
  undoSteps?: ReadonlyMap<string, readonly Step[]>
  done?: readonly string[]
  /** Whether they are stored, once that is known. */
  isStored?: boolean
}

let channel: BroadcastChannel | undefined

export const broadcast = (message: TabMessage) => channel?.postMessage(message)

/** `onWake` runs when this tab may have missed messages. */
export function listenToTabs(onMessage: (message: TabMessage) => void, onWake: () => void) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) onWake()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onWake()
  })
  if (typeof BroadcastChannel === 'undefined') return
  // Another name whenever messages change, so that tabs of two versions don't exchange them.
  channel = new BroadcastChannel('training-actions-2')
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
}
