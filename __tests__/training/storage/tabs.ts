import type * as Store from '../../../src/training/storage/store'
import type * as Writer from '../../../src/training/storage/writer'

export type Tab = typeof Store & typeof Writer & { close: () => void; show: () => void }

interface Holder {
  tab: object
  lose: (reason: unknown) => void
}

let holder: Holder | undefined
let current: object = {}

/** Installs or removes Web Locks. */
export function installLocks(kind: 'locks' | 'no locks' | 'refused locks' = 'locks') {
  holder = undefined
  const locks = {
    request: (_: string, { steal }: LockOptions, grant: (lock: object | null) => unknown) =>
      new Promise<never>((_resolve, lose) => {
        if (kind === 'refused locks') return lose(new DOMException('Denied.', 'SecurityError'))
        if (holder && !steal) return void grant(null)
        holder?.lose(new DOMException('Stolen.', 'AbortError'))
        holder = { tab: current, lose }
        grant({})
      }),
  }
  if (kind === 'no locks') Reflect.deleteProperty(navigator, 'locks')
  else Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

/** Opens the page in another tab: separate modules, shared storage. */
export async function openTab(): Promise<Tab> {
  const own = {}
  let tab = {} as typeof Store & typeof Writer
  // The page listens to the document, which all tabs of a test share.
  let onShow = () => {}
  jest.spyOn(document, 'addEventListener').mockImplementationOnce((_, listener) => {
    onShow = listener as () => void
  })
  await jest.isolateModulesAsync(async () => {
    current = own
    const folder = '../../../src/training/storage'
    tab = { ...require(`${folder}/store`), ...require(`${folder}/writer`) }
    await tab.openTraining('plan')
  })
  const inTab =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      current = own
      return act(...args)
    }
  return {
    ...tab,
    trainHere: inTab(tab.trainHere),
    /** Brings the tab to the front. */
    show: inTab(() => onShow()),
    close() {
      if (holder?.tab === own) holder = undefined
    },
  }
}
