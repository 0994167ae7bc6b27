// npm run budget: compares what every page of the built site costs a visitor with the budgets. Exits with 1 where a
// page is over one.
import { type Browser, chromium } from '@playwright/test'
import { inParallel } from '../src/documents/files/in-parallel'
import { type BuiltPage, builtPages } from './budget/built-pages'
import { firstViewOf } from './budget/first-view'
import floor from './budget/floor.json'
import { overBudget } from './budget/limits'
import { type MeasuredPage, table } from './budget/report'
import { launchOptions, openMeasuringTab, startedPage } from './budget/started-page'
import { startServer } from './host/start-server'

const PUBLIC = 'public'

/** They mostly wait: for the network to fall silent, and for the other cores to compress. */
const AT_ONCE = 4

/** How many of the heaviest pages of a kind are measured to the byte, for the table. */
const EXACT = 3

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
 * in its files: the heaviest of each kind, and all that might be over budget, are compressed as hosts do it. Its
 * scripts are those of its kind: they are measured in a browser, on the heaviest page of each.
 */
async function measureAll(browser: Browser, site: string): Promise<MeasuredPage[]> {
  const rough = await inParallel(builtPages(PUBLIC), AT_ONCE, async (page) => ({
    page,
    firstView: await firstViewOf(PUBLIC, page.path, true),
  }))
  const heaviest = new Map<string, BuiltPage[]>()
  for (const { page } of rough.toSorted((a, b) => b.firstView.html - a.firstView.html)) {
    heaviest.set(page.kind, [...(heaviest.get(page.kind) ?? []), page].slice(0, EXACT))
  }
  const started = await inParallel([...heaviest.values()], AT_ONCE, async ([page]) => {
    if (!page) throw new Error('A kind of page has no page.')
    const tab = await openMeasuringTab(browser, site)
    const cost = await startedPage(tab, page.path)
    await tab.close()
    return [page.kind, cost] as const
  })
  const byKind = new Map(started)
  return inParallel(rough, AT_ONCE, async ({ page, firstView }) => {
    const scripts = byKind.get(page.kind)
    if (!scripts) throw new Error(`No page of the kind ${page.kind} was opened.`)
    const cost = { ...firstView, ...scripts }
    const isHeavy = heaviest.get(page.kind)?.includes(page)
    if (!isHeavy && overBudget(page, cost, floor.js).length === 0) return { page, cost }
    return { page, cost: { ...(await firstViewOf(PUBLIC, page.path)), ...scripts }, isExact: true }
  })
}

main()
