import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { planPath, planWeekPath } from '../../src/lib/paths'
import { expectAccessible, expectAccessibleInBoth } from './support/axe'
import { expect, test } from './support/deployed-site'
import { BENCH, doSet, finishSession, setsDone, startSession, TRAIN } from './support/train'
import { untilReady } from './support/visit'

test.use({ workers: true })

// Tests cut the network on purpose, and a deploy removes the old scripts.
test.beforeEach(({ allow }) =>
  allow(
    /ERR_(CONNECTION|FAILED|EMPTY|INTERNET)/,
    /Failed to fetch/,
    /answer (404|503)/,
    /status of (404|503)/,
  ),
)

const PLAN = 'by-hand-intermediate'
const isCopy = (page: Page) => page.getByText('This is your copy from')

/** The versions of the plan's complete copies, and the number of workers. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const versions: string[] = []
    for (const name of await caches.keys()) {
      const [, plan, version = ''] = name.split(' ')
      if (await caches.match(`/offline/${plan}.json`, { cacheName: name })) versions.push(version)
    }
    const workers = await navigator.serviceWorker.getRegistrations()
    return { versions, caches: (await caches.keys()).length, workers: workers.length }
  })

/** Waits until one copy is complete and a worker controls the page. */
async function untilKept(page: Page, version = /./) {
  await expect
    .poll(async () => (await keptIn(page)).versions.join(), { timeout: 20_000 })
    .toMatch(version)
  await expect.poll(async () => (await keptIn(page)).caches).toBe(1)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** Starts the plan and does the first set. */
async function begin(page: Page) {
  await page.goto(TRAIN)
  await startSession(page)
  await doSet(page, BENCH, 1, { load: 60 })
  await untilKept(page)
}

test('a started plan works offline, also from a cold start', async ({ page, deployed }) => {
  await begin(page)
  await deployed.cut()
  await page.reload()
  await expect(setsDone(page)).toHaveText('1 of 6 sets done')
  await expect(isCopy(page)).toBeVisible()
  await doSet(page, BENCH, 2)
  await finishSession(page)

  const cold = await page.context().newPage()
  await page.close()
  await cold.goto(TRAIN)
  await expect(cold.getByText('1 of 16 sessions done')).toBeVisible()
  await cold.getByRole('button', { name: 'Progress' }).click()
  await expect(cold.getByRole('heading', { name: 'Progress' })).toBeVisible()
  await cold.goto(planWeekPath(PLAN, 2))
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Week 2')
  await expect(isCopy(cold)).toBeVisible()
  await expectAccessibleInBoth(cold)
  await cold.goto(planPath(PLAN))
  await untilReady(cold)
  await expect(isCopy(cold)).toBeVisible()
  await cold.getByRole('link', { name: BENCH }).first().click()
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(BENCH)
  await cold.goto('/')
  await cold.getByRole('link', { name: 'Continue: Beta, week 1' }).first().click()
  await expect(cold).toHaveURL(TRAIN)
  await cold.goto('/about')
  await expect(cold.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expectAccessible(cold)
  await cold.getByRole('link', { name: 'Train: By Hand' }).click()
  await expect(cold.getByText('1 of 16 sessions done')).toBeVisible()
})

test('pages come from the network while it answers, and a new version replaces the whole copy', {
  tag: '@rare',
}, async ({ page, deployed }) => {
  await begin(page)
  const file = path.join(deployed.folder, `${TRAIN}.html`)
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', '<html data-new '))
  await page.goto(TRAIN)
  await expect(page.locator('html[data-new]')).toBeAttached()
  await expect(isCopy(page)).toHaveCount(0)

  deployed.deploy()
  await page.goto(TRAIN)
  await untilKept(page, /newer/)
  await deployed.cut()
  await page.reload()
  await expect(isCopy(page)).toBeVisible()
  await expect(setsDone(page)).toHaveText('1 of 6 sets done')
  await doSet(page, BENCH, 2)
})

test('a page from a copy keeps its version when the network and a newer one are back', async ({
  page,
  deployed,
}) => {
  await begin(page)
  await deployed.cut()
  await page.goto(planPath(PLAN))
  await expect(isCopy(page)).toBeVisible()
  const data = `page-data${TRAIN}/page-data.json`
  const file = path.join(deployed.folder, data)
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{"isNew":true,'))
  await deployed.restore()
  // Browsers stop idle workers.
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const fetched = await page.evaluate(async (file) => (await fetch(`/${file}`)).json(), data)
  expect(fetched.isNew).toBeUndefined()
})

test('a deploy with offline off removes it on the next visit', async ({ page, deployed }) => {
  await begin(page)
  const worker = path.join(deployed.folder, 'offline-worker.js')
  writeFileSync(worker, `self.isOff=true;${readFileSync(worker, 'utf8')}`)
  rmSync(path.join(deployed.folder, 'offline'), { recursive: true })
  // React doesn't start on this page.
  await page.goto('/blog')
  await expect
    .poll(() => keptIn(page), { timeout: 15_000 })
    .toEqual({ versions: [], caches: 0, workers: 0 })
  await page.goto(TRAIN)
  await expect(setsDone(page), 'what was trained stays').toHaveText('1 of 6 sets done')
})

test('one tap saves a plan with its date, another removes it', async ({ page }) => {
  for (const address of ['/', planPath(PLAN), TRAIN]) {
    await page.goto(address)
    await untilReady(page)
  }
  expect(await keptIn(page)).toEqual({ versions: [], caches: 0, workers: 0 })
  await page.getByRole('button', { name: 'Save for Offline' }).click()
  await expect(page.getByText(/Works offline\. The copy is from \w+ \d+, \d{4}/)).toBeVisible({
    timeout: 20_000,
  })
  expect(await keptIn(page)).toMatchObject({ caches: 1, workers: 1 })
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Remove Copy' }).click()
  await expect(page.getByRole('button', { name: 'Save for Offline' })).toBeVisible()
  await expect.poll(() => keptIn(page)).toEqual({ versions: [], caches: 0, workers: 0 })
})

test('erasing a plan removes its copy, note and log', async ({ page }) => {
  await begin(page)
  await finishSession(page)
  await page.getByRole('button', { name: 'Back to Today' }).click()
  await page.getByRole('button', { name: 'Your Data' }).click()
  await page.getByRole('button', { name: 'Erase the Log' }).click()
  await expect(page.getByRole('button', { name: 'Save a Copy First' })).toBeVisible()
  await page.getByRole('button', { name: 'Erase Everything' }).click()
  await expect.poll(() => keptIn(page)).toEqual({ versions: [], caches: 0, workers: 0 })
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !/cookie/.test(key)),
  )
  expect(left.filter((key) => key !== 'training-settings')).toEqual([])
})

test('a hanging network gives way to the copy', { tag: '@rare' }, async ({ page, deployed }) => {
  await begin(page)
  await deployed.hang()
  const before = Date.now()
  await page.goto(TRAIN, { waitUntil: 'commit' })
  await expect(setsDone(page)).toHaveText('1 of 6 sets done')
  await expect(isCopy(page)).toBeVisible()
  expect(Date.now() - before).toBeLessThan(8000)
})
