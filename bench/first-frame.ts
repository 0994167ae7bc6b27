// npm run bench:first-frame -- 9 plan,home: on a slow phone, the first paint and the time that long tasks
// block the page, each beside the same page without script, in turn; medians of this many visits.
import { rmSync } from 'node:fs'
import { pagesWithKinds } from '../tools/budget/built-pages'
import { startServer } from '../tools/host/start-server'
import { findChromium } from '../tools/lib/chromium.mjs'
import { median } from './median'
import { type Browser, startBrowser } from './navigation/browser'
import { openTab } from './navigation/phone'
import { scriptlessCopy } from './scriptless-copy'

interface Visit {
  /** When the first content was painted, in ms after the response began. */
  paint: number
  /** How long tasks above 50 ms blocked the page until two seconds after its load, in ms. */
  blocked: number
}

/** Runs in the page. */
const MEASURE = `new Promise((resolve) => setTimeout(() => {
  const [{ startTime }] = performance.getEntriesByName('first-contentful-paint')
  const [{ responseStart }] = performance.getEntriesByType('navigation')
  let blocked = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  setTimeout(() => resolve({ paint: startTime - responseStart, blocked }), 100)
}, 2000))`

async function visit(browser: Browser, url: string): Promise<Visit> {
  const tab = await openTab(browser, false)
  await tab.open(url)
  const measured = await tab.evaluate<Visit>(MEASURE)
  await tab.close()
  return measured
}

async function main() {
  const executablePath = process.env.CHROMIUM ?? findChromium()
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM.')
  const [runs = '9', kinds = 'home,article,plan-list,plan,exercise,train'] = process.argv.slice(2)
  const pageByKind = new Map(pagesWithKinds('public').map(({ kind, path }) => [kind, path]))
  const plain = scriptlessCopy('public')
  const ours = await startServer({ folder: 'public', port: 0 })
  const without = await startServer({ folder: plain, port: 0 })
  const browser = startBrowser(executablePath)
  console.log(
    'kind                first paint, ms: ours, without, ratio    blocked, ms: ours, without',
  )
  for (const kind of kinds.split(',')) {
    const address = kind === 'home' ? '/' : pageByKind.get(kind)
    if (!address) {
      throw new Error(`There is no kind ${kind}: choose from ${[...pageByKind.keys()].join(', ')}.`)
    }
    const visits: [Visit[], Visit[]] = [[], []]
    for (let count = 0; count < Number(runs); count++) {
      visits[0].push(await visit(browser, ours.url + address))
      visits[1].push(await visit(browser, without.url + address))
    }
    const medians = (name: keyof Visit) =>
      visits.map((all) => Math.round(median(all.map((one) => one[name]))))
    const [paint = 0, plainPaint = 0] = medians('paint')
    const paints = `${paint}, ${plainPaint}, ${(paint / plainPaint).toFixed(2)}`
    console.log(`${kind.padEnd(20)}${paints.padEnd(42)}${medians('blocked').join(', ')}`)
  }
  browser.close()
  await ours.close()
  await without.close()
  rmSync(plain, { recursive: true })
}

main()
