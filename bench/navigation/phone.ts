import { imageHost } from '../image-host'
import type { Browser } from './browser'

/** A phone on slow 4G, with a CPU four times slower than this machine's. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true }

/** A page's report: a click, or a painted heading. Times use the system clock. */
export interface Report {
  what: 'click' | 'heading'
  time: number
  /** What rendered the heading. */
  by: 'app' | 'document' | 'prerendered document'
}

/** A tab on that phone. */
export interface Tab {
  open: (url: string) => Promise<void>
  /** The value, or what its promise resolves to. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Touches a point for 80 ms. */
  tap: (x: number, y: number) => Promise<void>
  /** The first matching report, past or future. */
  report: (matches: (report: Report) => boolean) => Promise<Report>
  close: () => Promise<void>
}

/** Opens a first visit's tab. Its prerendered pages run on the same phone. */
export async function openTab(browser: Browser, rendersAhead: boolean): Promise<Tab> {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  const reports: Report[] = []
  const watchers = new Set<() => void>()
  let tab: unknown
  let page = ''
  let attached = () => {}
  let loaded = () => {}
  const isAttached = new Promise<void>((resolve) => {
    attached = resolve
  })

  async function prepare(session: string, isPrerendered: boolean) {
    const send = (method: string, params?: object) => browser.send(method, params, session)
    await Promise.all([
      send('Page.enable'),
      send('Runtime.enable'),
      send('Runtime.addBinding', { name: 'benchReport' }),
      // tsx calls a helper to name functions; the page lacks it.
      send('Page.addScriptToEvaluateOnNewDocument', {
        source: `globalThis.__name = (named) => named;(${watch})()`,
      }),
      send('Network.enable'),
      send('Network.emulateNetworkConditions', { offline: false, ...NETWORK }),
      send('Network.setBlockedURLs', { urls: [`https://${imageHost()}/*`] }),
      send('Emulation.setCPUThrottlingRate', { rate: 4 }),
      send('Emulation.setDeviceMetricsOverride', SCREEN),
      send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      ...(rendersAhead ? [] : [send('Page.setPrerenderingAllowed', { isAllowed: false })]),
      send('Runtime.runIfWaitingForDebugger'),
    ])
    if (isPrerendered) return
    page = session
    attached()
  }

  browser.onEvent(({ method, params = {}, sessionId }) => {
    if (method === 'Target.attachedToTarget' && sessionId && sessionId === tab) {
      const { subtype } = params.targetInfo as { subtype?: string }
      prepare(`${params.sessionId}`, subtype === 'prerender').catch(() => {})
    }
    if (method === 'Page.loadEventFired' && sessionId === page) loaded()
    if (method === 'Runtime.bindingCalled') {
      reports.push(JSON.parse(`${params.payload}`))
      for (const check of watchers) check()
    }
  })

  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  })
  tab = (await browser.send('Target.attachToTarget', { targetId, flatten: true })).sessionId
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await browser.send('Target.setAutoAttach', attach, `${tab}`)
  await isAttached

  return {
    async open(url) {
      const load = new Promise<void>((resolve) => {
        loaded = resolve
      })
      await browser.send('Page.navigate', { url }, page)
      await load
    },
    async evaluate<Value>(expression: string) {
      const options = { expression, returnByValue: true, awaitPromise: true }
      const { result } = await browser.send('Runtime.evaluate', options, page)
      return (result as { value: Value }).value
    },
    async tap(x, y) {
      const touch = (type: string, touchPoints: object[]) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints }, page)
      await touch('touchStart', [{ x, y }])
      await new Promise((resolve) => setTimeout(resolve, 80))
      await touch('touchEnd', [])
    },
    report: (matches) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The page reported nothing.')), 20_000)
        function check() {
          const found = reports.find(matches)
          if (!found) return
          clearTimeout(timer)
          watchers.delete(check)
          resolve(found)
        }
        watchers.add(check)
        check()
      }),
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

/** Runs in each document: reports clicks, and new headings once painted. */
function watch() {
  const page = document as Document & { prerendering?: boolean }
  let shown = ''
  let isFirst = true

  function report(what: string, time: number, by: string) {
    const { benchReport } = window as unknown as { benchReport: (text: string) => void }
    benchReport(JSON.stringify({ what, time: performance.timeOrigin + time, by }))
  }

  function reportHeading() {
    const heading = document.querySelector('h1')?.textContent ?? ''
    if (page.prerendering || !heading || heading === shown) return
    const [entry] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
    const by = entry?.activationStart ? 'prerendered document' : 'document'
    const shownBy = isFirst ? by : 'app'
    shown = heading
    isFirst = false
    // Right after the next frame.
    requestAnimationFrame(() => setTimeout(() => report('heading', performance.now(), shownBy)))
  }

  addEventListener('click', ({ timeStamp }) => report('click', timeStamp, ''), true)
  document.addEventListener('prerenderingchange', reportHeading)
  const changes = { childList: true, subtree: true, characterData: true }
  new MutationObserver(reportHeading).observe(document, changes)
}
