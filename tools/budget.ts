// npm run budget: what every page of the built site costs a visitor, held against the budgets. Exits with 1 where one is over.
import { type Browser, chromium } from '@playwright/test'
import { inParallel } from '../src/output/files/in-parallel'
import { builtPages } from './budget/built-pages'
import { javascriptFloor } from './budget/floor'
import { overBudget } from './budget/limits'
import { measurePage, openMeasuringTab } from './budget/measure-page'
import { type MeasuredPage, table } from './budget/report'
import { startServer } from './host/start-server'
import { findChromium } from './lib/chromium.mjs'

const PUBLIC = 'public'

/** Two tabs for each core of a small machine: they mostly wait for the network to fall silent. */
const TABS = 4

async function main() {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const server = await startServer({ folder: PUBLIC, port: 0 })
  try {
    const floor = await javascriptFloor(browser)
    const pages = await measureAll(browser, server.url)
    console.log('The worst of each kind of page, in brotli bytes and counts:\n')
    console.log(table(pages, floor))
    console.log(
      `\nAn empty Gatsby page loads ${floor.toLocaleString('en-US')} bytes of JavaScript.`,
    )
    const problems = pages.flatMap(({ page, cost }) => overBudget(page, cost, floor))
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
    else console.log(`All ${pages.length} pages are within budget.`)
  } finally {
    await server.close()
    await browser.close()
  }
}

/** Every page of the site with its cost, in the order of their addresses. */
async function measureAll(browser: Browser, site: string): Promise<MeasuredPage[]> {
  const tabs = await Promise.all(
    Array.from({ length: TABS }, () => openMeasuringTab(browser, site)),
  )
  return inParallel(builtPages(PUBLIC), TABS, async (page) => {
    const tab = tabs.pop()
    if (!tab) throw new Error('There are fewer tabs than pages at once.')
    const cost = await measurePage(tab, page.path)
    tabs.push(tab)
    return { page, cost }
  })
}

main()
