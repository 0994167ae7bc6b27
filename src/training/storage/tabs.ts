import type { LogAction } from '../model/log-reducer'
import type { Step } from '../model/session-action'
import type { ByStore } from './kinds'

/** An action on its way to the tab that writes. */
export interface SentAction {
  id: string
  /** In milliseconds since 1970: a tab that was asleep must not do it later. */
  sent: number
  action: LogAction
}

/** What tabs of one version of the page tell each other. */
export interface TabMessage {
  /** For the tab that writes. */
  action?: SentAction
  /** From the tab that writes: what changed, and which actions it did. */
  changed?: ByStore<readonly unknown[]>
  removed?: ByStore<readonly string[]>
  past?: ReadonlyMap<string, readonly Step[]>
  done?: readonly string[]
  isRefused?: boolean
}

let channel: BroadcastChannel | undefined

/** Returns whether other tabs can hear this one. */
export const canTellTabs = () => channel !== undefined

/** Tells the other tabs something. */
export const tellTabs = (message: TabMessage) => channel?.postMessage(message)

/** Calls `onMessage` with what other tabs tell, and `onWake` when this tab may have missed some of it. */
export function listenToTabs(onMessage: (message: TabMessage) => void, onWake: () => void) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) onWake()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onWake()
  })
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('training-actions')
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
}
