// npm run bench:navigation -- 8 public other/public: time from a first visit's first tap to the next page's
// painted h1; the median of 8 taps, next to the same pages without our script. Measures several builds in
// turn, even of other generators. CHROMIUM=/path picks the browser.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { RULES_ADDRESS } from '../plugins/gatsby-plugin-lazy-hydration/speculation-rules'
import { startServer } from '../tools/host/start-server'
import { findChromium } from '../tools/lib/chromium.mjs'
import { median } from './median'
import { type Browser, startBrowser } from './navigation/browser'
import { openTab, type Report, type Tab } from './navigation/phone'
import { scriptlessCopy } from './scriptless-copy'

const [runs = '8', ...folders] = process.argv.slice(2)

/** Delay between scrolling to a link and tapping it, in ms. */
const TAP_DELAYS = [300, 1500, 5000]

const ROUTES = [
  { name: 'home to article', from: '/', link: 'main a[href^="/blog/"]' },
  { name: 'list to plan', from: '/workouts', link: 'main article a[href^="/workouts/"]' },
]

interface Site {
  name: string
  url: string
  rendersAhead: boolean
}

interface TapTime {
  time: number
  how: string
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

async function tapTime(
  browser: Browser,
  site: Site,
  route: (typeof ROUTES)[number],
  delay: number,
): Promise<TapTime> {
  const tab = await openTab(browser, site.rendersAhead)
  // Retry: sometimes a new tab never reports its load.
  const measured = await Promise.race([
    tapIn(tab, site, route, delay).catch(() => undefined),
    wait(20_000),
  ])
  await tab.close()
  return measured ?? tapTime(browser, site, route, delay)
}

async function tapIn(
  tab: Tab,
  site: Site,
  route: (typeof ROUTES)[number],
  delay: number,
): Promise<TapTime> {
  await tab.open(site.url + route.from)
  await wait(500)
  const link = `document.querySelector('${route.link}')`
  await tab.evaluate(`${link}.scrollIntoView({ block: 'center' })`)
  await wait(delay)
  const [x, y, start] = await tab.evaluate<[number, number, string]>(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2, document.documentElement.dataset.hydration ?? 'not begun'])(${link}.getBoundingClientRect())`,
  )
  await tab.tap(x, y)
  const click = await tab.report(({ what }: Report) => what === 'click')
  const heading = await tab.report(
    (report: Report) => report.what === 'heading' && report.time > click.time,
  )
  return { time: heading.time - click.time, how: `${heading.by}, app ${start}` }
}

async function main() {
  const executablePath = process.env.CHROMIUM ?? findChromium()
  if (!executablePath) throw new Error('No Chromium was found: name one in CHROMIUM.')
  const built = folders.length > 0 ? folders : ['public']
  const scriptless = scriptlessCopy(built[0] ?? '')
  const serve = (folder: string) => startServer({ folder, port: 0 })
  const servers = await Promise.all([...built, scriptless].map(serve))
  const sites = servers.flatMap(({ url }, index): Site[] => {
    const name = built[index]
    if (!name) return [{ name: 'without our script', url, rendersAhead: false }]
    // Builds from other generators lack these rules.
    if (!existsSync(path.join(name, RULES_ADDRESS))) return [{ name, url, rendersAhead: false }]
    return [
      { name, url, rendersAhead: true },
      { name: `${name}, no rendering ahead`, url, rendersAhead: false },
    ]
  })
  const browser = startBrowser(executablePath)
  const results = new Map<string, { time: number; how: string }[]>()
  for (let run = 0; run < Number(runs); run++) {
    for (const route of ROUTES) {
      for (const delay of TAP_DELAYS) {
        for (const site of sites) {
          const key = `${route.name}, ${delay / 1000} s, ${site.name}`
          const result = await tapTime(browser, site, route, delay)
          results.set(key, [...(results.get(key) ?? []), result])
          console.error(`${run + 1}/${runs} ${key}: ${Math.round(result.time)} (${result.how})`)
        }
      }
    }
  }
  console.log(`${executablePath}: median of ${runs} taps, and the worst, in milliseconds`)
  for (const [key, taps] of [...results].sort(([a], [b]) => a.localeCompare(b))) {
    const times = taps.map(({ time }) => Math.round(time))
    const how = [...new Set(taps.map((tap) => tap.how))].join('; ')
    console.log(`${key.padEnd(56)} ${median(times)} (${Math.max(...times)}): ${how}`)
  }
  browser.close()
  for (const { close } of servers) await close()
  rmSync(scriptless, { recursive: true })
}

main()
