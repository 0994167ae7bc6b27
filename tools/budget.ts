// npm run budget: compares what every page of the built site costs a visitor with the budgets. Exits with 1 where a
// page is over one.
import { type Browser, chromium } from '@playwright/test'
import { inParallel } from '../src/documents/files/in-parallel'
import { builtPages } from './budget/built-pages'
import { firstViewOf } from './budget/first-view'
import floor from './budget/floor.json'
import { overBudget } from './budget/limits'
import { type MeasuredPage, table } from './budget/report'
import { launchOptions, openMeasuringTab, startedPage } from './budget/started-page'
import { startServer } from './host/start-server'

const PUBLIC = 'public'

/** They mostly wait: for the network to fall silent, and for the other cores to compress. */
const AT_ONCE = 4

async function main() {
  const browser = await chromium.launch(launchOptions())
  const server = await startServer({ folder: PUBLIC, port: 0 })
  try {
    const pages = await measureAll(browser, server.url)
    console.log('The worst of each kind of page, in brotli bytes and counts:\n')
    console.log(table(pages, floor.js))
    console.log(
      `\nAn empty Gatsby page loads ${floor.js.toLocaleString('en-US')} bytes of JavaScript.`,
    )
    const problems = pages.flatMap(({ page, cost }) => overBudget(page, cost, floor.js))
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
    else console.log(`All ${pages.length} pages are within budget.`)
  } finally {
    await server.close()
    await browser.close()
  }
}

/**
 * Every page of the site with its cost, in the order of their addresses. What a page costs before it starts is
 * in its files. Its scripts are those of its kind: they are measured in a browser, on the heaviest page of each.
 */
async function measureAll(browser: Browser, site: string): Promise<MeasuredPage[]> {
  const pages = await inParallel(builtPages(PUBLIC), AT_ONCE, async (page) => ({
    page,
    firstView: await firstViewOf(PUBLIC, page.path),
  }))
  const heaviest = new Map<string, (typeof pages)[number]>()
  for (const one of pages) {
    const other = heaviest.get(one.page.kind)
    if (!other || one.firstView.html > other.firstView.html) heaviest.set(one.page.kind, one)
  }
  const started = await inParallel([...heaviest.values()], AT_ONCE, async ({ page }) => {
    const tab = await openMeasuringTab(browser, site)
    const cost = await startedPage(tab, page.path)
    await tab.close()
    return [page.kind, cost] as const
  })
  const byKind = new Map(started)
  return pages.map(({ page, firstView }) => {
    const cost = byKind.get(page.kind)
    if (!cost) throw new Error(`No page of the kind ${page.kind} was opened.`)
    return { page, cost: { ...firstView, ...cost } }
  })
}

main()
