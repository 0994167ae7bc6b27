// npm run budget: compares each built page's cost to visitors with the budgets. Exits with 1 if a page
// exceeds one.
import { type Browser, chromium } from '@playwright/test'
import { inParallel } from '../packages/build-files'
import { type BuiltPage, pagesWithKinds } from './budget/built-pages'
import { firstViewOf } from './budget/first-view'
import floor from './budget/floor.json'
import { launchOptions, openMeasuringTab, startedPage } from './budget/hydrated-page'
import { overBudget } from './budget/limits'
import { type MeasuredPage, printTable } from './budget/report'
import { startServer } from './host/start-server'

const PUBLIC = 'public'

/** Pages in parallel: they mostly wait for the network to go idle and for compression on other cores. */
const CONCURRENCY = 4

/** Heaviest pages per kind to measure exactly, for the table. */
const EXACT_PER_KIND = 3

async function main() {
  const browser = await chromium.launch(launchOptions())
  const server = await startServer({ folder: PUBLIC, port: 0 })
  try {
    const pages = await measureAll(browser, server.url)
    console.log('The worst of each kind of page, in brotli bytes and counts:\n')
    printTable(pages, floor.js)
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
 * Measures all pages, sorted by address. First-view costs come from files; the heaviest pages of each kind,
 * and any that might exceed a budget, are compressed as hosts do. Script costs come from a browser, measured
 * on the heaviest page of each kind.
 */
async function measureAll(browser: Browser, site: string): Promise<MeasuredPage[]> {
  const estimates = await inParallel(pagesWithKinds(PUBLIC), CONCURRENCY, async (page) => ({
    page,
    firstView: await firstViewOf(PUBLIC, page.path, true),
  }))
  const heaviest = new Map<string, BuiltPage[]>()
  for (const { page } of estimates.toSorted((a, b) => b.firstView.html - a.firstView.html)) {
    heaviest.set(page.kind, [...(heaviest.get(page.kind) ?? []), page].slice(0, EXACT_PER_KIND))
  }
  const started = await inParallel([...heaviest.values()], CONCURRENCY, async ([page]) => {
    if (!page) throw new Error('A page kind has no page.')
    const tab = await openMeasuringTab(browser, site)
    const cost = await startedPage(tab, page.path)
    await tab.close()
    return [page.kind, cost] as const
  })
  const byKind = new Map(started)
  return inParallel(estimates, CONCURRENCY, async ({ page, firstView }) => {
    const scripts = byKind.get(page.kind)
    if (!scripts) throw new Error(`The budget opened no ${page.kind} page.`)
    const cost = { ...firstView, ...scripts }
    const isHeavy = heaviest.get(page.kind)?.includes(page)
    if (!isHeavy && overBudget(page, cost, floor.js).length === 0) return { page, cost }
    return { page, cost: { ...(await firstViewOf(PUBLIC, page.path)), ...scripts }, isExact: true }
  })
}

main()
