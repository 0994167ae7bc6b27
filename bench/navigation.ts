// npm run bench:navigation: how long a visitor on a phone waits for the next page, beside a plain page load.
import { chromium } from '@playwright/test'
import { startServer } from '../tools/host/start-server'
import { findChromium } from '../tools/lib/chromium.mjs'
import { imageHost } from './navigation/image-host'
import { openPhone } from './navigation/phone'
import { type Step, timeOfPlainLoad, timeToHeading, type Visit } from './navigation/time-to-heading'

const RUNS = Number(process.argv[2] ?? 10)

/**
 * What visitors do before they tap, and how long they may then wait. In the last visit the app has
 * started by itself.
 */
const visits: (Visit & { name: string; wanted: string })[] = [
  { name: 'scrolled, then 4 s', scrolls: true, rest: 4000, wanted: '100 ms' },
  { name: '1 s, nothing done', scrolls: false, rest: 1000, wanted: 'no more than a plain load' },
  { name: '4 s, nothing done', scrolls: false, rest: 4000, wanted: 'no more than a plain load' },
]

const steps: Step[] = [
  { name: 'list to article', from: '/blog', to: '/blog/nutrition-myths-debunked-science' },
  { name: 'list to plan', from: '/workouts', to: '/workouts/bar-and-floor-intermediate' },
  { name: 'home to list', from: '/', to: '/workouts' },
]

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function repeated(measure: () => Promise<number>): Promise<string> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await measure())
  const range = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  return `${Math.round(median(values))} ms (${range})`
}

async function main() {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const { url, close } = await startServer({ folder: 'public', port: 0 })
  const visit = async <Result>(
    javaScriptEnabled: boolean,
    measure: (page: Awaited<ReturnType<typeof openPhone>>) => Promise<Result>,
  ) => {
    const page = await openPhone(browser, { javaScriptEnabled, imageHost: imageHost() })
    try {
      return await measure(page)
    } finally {
      await page.context().close()
    }
  }
  console.log(`From tap to the next page's h1: median of ${RUNS} (from the best to the worst).`)
  console.log('A phone on slow 4G (150 ms, 1.6 Mbps), processor four times slower.\n')
  for (const step of steps) {
    console.log(`${step.name}, ${step.from} to ${step.to}`)
    for (const { name, wanted, ...visited } of visits) {
      const time = await repeated(() =>
        visit(true, (page) => timeToHeading(page, url, step, visited)),
      )
      console.log(`  ${name}: ${time}, wanted: ${wanted}`)
    }
    const plain = await repeated(() => visit(false, (page) => timeOfPlainLoad(page, url, step)))
    console.log(`  plain load of the whole page, for comparison: ${plain}\n`)
  }
  await close()
  await browser.close()
}

main()
