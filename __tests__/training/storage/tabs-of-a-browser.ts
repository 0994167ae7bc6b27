import type * as Opening from '../../../src/training/storage/open-training'
import type * as Store from '../../../src/training/storage/training-store'
import type * as Writing from '../../../src/training/storage/write-training'

export type Tab = typeof Opening & typeof Store & typeof Writing & { close: () => void }

interface Request {
  tab: object
  grant: () => Promise<unknown>
  lose: (reason: unknown) => void
}

/** State shared by all tabs besides storage. Closing a tab drops its lock requests and channel. */
let tabs: { channel: { onmessage?: (event: { data: unknown }) => void; tab: object }[] }
let waiting: Request[] = []
let holder: Request | undefined
let current: object = {}
/** Delay until a tab hears about a lock, in ms. */
let delay = 0

/** Delivers lock news to a tab. Losing a lock arrives last, as in Chromium. */
const tell = (news: () => void, later = 0) =>
  delay ? setTimeout(news, delay + later) : queueMicrotask(news)

function grantNext() {
  if (holder) return
  const next = waiting.shift()
  holder = next
  if (next) tell(() => next.grant())
}

/** Installs or removes Web Locks and BroadcastChannel. */
export function startBrowser({ hasLocks = true, hasChannel = true, lockDelay = 0 } = {}) {
  delay = lockDelay
  tabs = { channel: [] }
  waiting = []
  holder = undefined
  const locks = {
    request(_: string, { steal = false }: LockOptions, grant: () => Promise<unknown>) {
      let lose: Request['lose'] = () => {}
      const promise = new Promise<never>((_resolve, reject) => {
        lose = reject
      })
      const request: Request = { tab: current, grant, lose: (reason) => lose(reason) }
      if (steal) {
        const robbed = holder
        tell(() => robbed?.lose(new DOMException('Stolen.', 'AbortError')), 5)
        holder = request
        tell(grant)
      } else {
        waiting.push(request)
        grantNext()
      }
      return promise
    },
  }
  if (hasLocks) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  else Reflect.deleteProperty(navigator, 'locks')
  class Channel {
    onmessage?: (event: { data: unknown }) => void
    tab = current
    constructor() {
      tabs.channel.push(this)
    }
    postMessage(data: unknown) {
      for (const other of tabs.channel) {
        if (other.tab !== this.tab) setTimeout(() => other.onmessage?.({ data }))
      }
    }
  }
  Object.assign(globalThis, { BroadcastChannel: hasChannel ? Channel : undefined })
}

const folder = '../../../src/training/storage'

/** Opens the page in another tab: separate modules, shared storage. */
export async function openTab(): Promise<Tab> {
  const own = {}
  let tab = {} as Tab
  await jest.isolateModulesAsync(async () => {
    current = own
    const modules = ['training-store', 'open-training', 'write-training']
    tab = Object.assign({}, ...modules.map((name) => require(`${folder}/${name}`)))
    if (await tab.openTraining('plan')) tab.startWriting()
  })
  const inTab =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      current = own
      return act(...args)
    }
  return {
    ...tab,
    dispatch: inTab(tab.dispatch),
    startWriting: inTab(tab.startWriting),
    close() {
      tabs.channel = tabs.channel.filter((one) => one.tab !== own)
      waiting = waiting.filter((one) => one.tab !== own)
      if (holder?.tab === own) holder = undefined
      grantNext()
    },
  }
}

/**
 * Freezes all tabs, as browsers do in the background. Returns a function that wakes them: they
 * first get their messages, then the news that they lost the lock.
 */
export function freeze() {
  const heard: (() => void)[] = []
  const awake = tabs.channel.map((one) => {
    const { onmessage } = one
    one.onmessage = (event) => void heard.push(() => onmessage?.(event))
    return () => {
      one.onmessage = onmessage
    }
  })
  const held = holder
  const lose = held?.lose
  let reason: unknown
  if (held) {
    held.lose = (why) => {
      reason = why
    }
  }
  return () => {
    for (const wake of awake) wake()
    for (const hear of heard) hear()
    if (reason) lose?.(reason)
  }
}
