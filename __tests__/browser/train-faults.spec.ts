import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { breakStorage, store } from './support/storage'
import {
  BENCH,
  doSet,
  finishSession,
  refuseDatabase,
  setOf,
  setsDone,
  startSession,
  TRAIN,
  untilKept,
} from './support/train'
import { manySessions, seedSessions } from './support/train-log'

test.describe('Training faults', () => {
  test('with refused storage, training and the file download work', async ({ page, visit }) => {
    await refuseDatabase(page)
    await breakStorage(page.context(), 'throws on every access')
    await visit(TRAIN)
    await expect(page.getByRole('alert')).toContainText('can’t save your log right now')
    await page.getByRole('button', { name: 'Close without choosing' }).click()
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a Copy (JSON)' }).click(),
    ])
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(file.sessions[0].entries[0].sets[0]).toMatchObject({ load: 60, unit: 'kg', amount: 6 })
  })

  test('full storage shows a message, and saves once there is room', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      Object.assign(window, { put })
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
    })
    await doSet(page, BENCH, 1, { load: 60 })
    await expect(page.getByRole('alert')).toContainText('full or blocked')
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = (window as unknown as { put: IDBObjectStore['put'] }).put
    })
    await doSet(page, BENCH, 2)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await untilKept(page)
    await page.reload()
    await expect(setsDone(page)).toHaveText('2 of 6 sets done')
  })

  test('a database deleted mid-session loses no set', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    await untilKept(page)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('training').onsuccess = resolve
        }),
    )
    await doSet(page, BENCH, 2)
    await untilKept(page)
    await page.reload()
    await expect(setsDone(page)).toHaveText('2 of 6 sets done')
    await expect(setOf(page, BENCH, 1).weight).toHaveValue('60')
  })

  test('a reload right after each tap loses no set', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    for (const [number, load] of [
      [1, 60],
      [2, 62.5],
    ] as const) {
      await setOf(page, BENCH, number).weight.fill(`${load}`)
      // Click and unload in one task.
      await setOf(page, BENCH, number).done.evaluate((button) => {
        ;(button as HTMLButtonElement).click()
        window.location.reload()
      })
      await expect(setsDone(page)).toHaveText(`${number} of 6 sets done`)
      await expect(setOf(page, BENCH, number).weight).toHaveValue(`${load}`)
    }
    await expect(page.getByRole('timer')).toBeVisible()
    await finishSession(page)
    await page.reload()
    // A reload keeps the place.
    await page.getByRole('button', { name: 'Back to Today' }).click()
    await expect(page.getByText('1 of 16 sessions done')).toBeVisible()
  })

  test('two tabs in one session agree and share their undo history', async ({ page, visit }) => {
    await visit(TRAIN)
    await startSession(page)
    await untilKept(page)
    const other = await page.context().newPage()
    await other.goto(TRAIN)
    await expect(setsDone(other)).toHaveText('0 of 6 sets done')
    await doSet(page, BENCH, 1, { load: 60 })
    await expect(setsDone(other)).toHaveText('1 of 6 sets done')
    await doSet(other, BENCH, 2)
    await expect(setsDone(page)).toHaveText('2 of 6 sets done')
    await page.getByRole('button', { name: `Undo ${BENCH}, set 2` }).click()
    for (const tab of [page, other]) await expect(setsDone(tab)).toHaveText('1 of 6 sets done')
  })

  /** The timer's seconds. The clock keeps running on a busy machine. */
  const secondsLeft = async (page: Page) => {
    const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
      .split(':')
      .map(Number)
    return minutes * 60 + seconds
  }

  test('a clock set back neither lengthens a rest nor loses newer sets', async ({
    page,
    visit,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T23:59:30Z') })
    await visit(TRAIN)
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    await page.clock.fastForward(60_000)
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(60)
    const before = await secondsLeft(page)
    await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'))
    await page.clock.runFor(10_000)
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before - 10)
    await doSet(page, BENCH, 2)
    await page.reload()
    await expect(setsDone(page), 'past midnight and into another year').toHaveText(
      '2 of 6 sets done',
    )
  })

  test('a rest keeps counting while the page is closed', async ({ page, visit }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
    await visit(TRAIN)
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    await untilKept(page)
    await page.clock.fastForward(30_000)
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await secondsLeft(page)).toBeLessThanOrEqual(90)
    await page.clock.fastForward(120_000)
    await expect(page.getByRole('timer')).toHaveText('0:00')
  })

  test('junk in the storage is ignored', async ({ page, visit }) => {
    await store(page.context(), {
      'training-open': '{"sessions":[{"id":7}],"plans":"x","z":"<img src=x>"}',
      'training-settings': '[1,2',
      unit: '"stone"',
    })
    await visit(TRAIN)
    await seedSessions(page, [{ id: 'not ours' }])
    await page.reload()
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    await page.reload()
    await expect(setsDone(page)).toHaveText('1 of 6 sets done')
    expect(await page.locator('img[src=x]').count()).toBe(0)
  })
})

test('a changed plan keeps sets, and reports moved exercises once', async ({ page, visit }) => {
  await visit(TRAIN)
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  const [first] = manySessions(1).map((session) => ({ ...session, plan: 'by-hand-intermediate' }))
  if (!first) throw new Error('One session was made.')
  const [bench] = first.entries
  if (!bench) throw new Error('The session has an exercise.')
  const moved = { ...bench, line: 'Gamma / dip / 1', exercise: 'dip', title: 'Dip' }
  await seedSessions(page, [{ ...first, week: 1, session: 1, entries: [bench, moved] }])
  await page.reload()
  const notice = page.getByText('The plan has changed since you trained.')
  await expect(notice).toContainText('Dip (Gamma)')
  await expect(notice).not.toContainText('Barbell bench press')
  await expect(page.getByText('1 of 16 sessions done')).toBeVisible()
  await page.reload()
  await page.getByText('Timer, sound and weights').click()
  // The notice's code is in the same file.
  await expect(page.getByRole('checkbox', { name: 'Time the rest after each set' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { name: 'Dip' })).toBeVisible()
})

test.describe('Training log files', () => {
  const open = async (page: Page, name: string, content: string | Buffer) => {
    await page
      .getByLabel('A file that you saved')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  }

  test('junk, ten megabytes, another version and markup are refused with a message or harmless', async ({
    page,
    visit,
  }) => {
    await visit(TRAIN)
    await page.getByRole('button', { name: 'Your Data' }).click()
    const alert = page.getByRole('alert')
    await open(page, 'junk.json', '<html><script>alert(1)</script>')
    await expect(alert).toContainText('not a training log')
    await open(page, 'large.json', Buffer.alloc(10_000_000, '['))
    await expect(alert).toContainText('cannot be read as JSON')
    await open(page, 'new.json', '{"format":"training-log","version":99}')
    await expect(alert).toContainText('version 99')
    const markup = '<img src=x onerror=alert(1)>'
    await open(
      page,
      'markup.json',
      JSON.stringify({
        format: 'training-log',
        version: 1,
        sessions: [
          {
            id: markup,
            plan: 'gone',
            planTitle: markup,
            week: 1,
            session: 1,
            name: markup,
            started: '2026-01-01T00:00:00.000Z',
            finished: '2026-01-01T01:00:00.000Z',
            changed: '2026-01-01T01:00:00.000Z',
            entries: [],
          },
        ],
      }),
    )
    await page.getByRole('button', { name: 'Add to My Log' }).click()
    await expect(
      page.getByText(`${markup}: 1 session`),
      'a plan that is gone keeps its log',
    ).toBeVisible()
    expect(await page.locator('img[src=x]').count()).toBe(0)
  })

  test('a log moves to another browser unchanged, and importing it twice changes nothing', async ({
    page,
    visit,
    openBrowser,
  }) => {
    await visit(TRAIN)
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60, amount: 8 })
    await doSet(page, BENCH, 2, { amount: 8 })
    await finishSession(page)
    await page.getByRole('button', { name: 'Back to Today' }).click()
    await page.getByRole('button', { name: 'Your Data' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save All (JSON)' }).click(),
    ])
    const content = readFileSync(await download.path(), 'utf8')

    const elsewhere = await (await openBrowser()).newPage()
    await elsewhere.goto(TRAIN)
    await elsewhere.getByRole('button', { name: 'Your Data' }).click()
    await open(elsewhere, 'log.json', content)
    await expect(elsewhere.getByText('1 session to add, 0 already in your log')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Add to My Log' }).click()
    await expect(elsewhere.getByText('By Hand: 1 session')).toBeVisible()
    await open(elsewhere, 'log.json', content)
    await expect(elsewhere.getByText('0 sessions to add, 1 already in your log')).toBeVisible()
    await open(elsewhere, 'log.json', content.replaceAll('"load": 60', '"load": 70'))
    await expect(
      elsewhere.getByText('1 session differs between this browser and the file'),
    ).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Keep Mine, Add the Rest' }).click()
    await elsewhere.getByRole('button', { name: 'Back to Today' }).click()
    await elsewhere.getByRole('button', { name: 'See how it went' }).click()
    await expect(elsewhere.getByText('60 kg × 8, 8')).toBeVisible()
  })

  test("a code's address carries the log", async ({ page, visit, openBrowser }) => {
    await visit(TRAIN)
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    await finishSession(page)
    await page.getByRole('button', { name: 'Back to Today' }).click()
    await page.getByRole('button', { name: 'Your Data' }).click()
    await page.getByRole('button', { name: 'Show the Code' }).click()
    await expect(page.getByRole('img', { name: 'Code 1 of 1 with your log' })).toBeVisible()
    const link = page.getByRole('link', { name: 'The link in this code' })
    const address = await link.getAttribute('href')
    const elsewhere = await (await openBrowser()).newPage()
    await elsewhere.goto(address ?? '')
    await expect(elsewhere.getByText('1 session to add')).toBeVisible()
    expect(elsewhere.url()).not.toContain('#log')
    // In the open page only the hash changes.
    await elsewhere.goto(`${TRAIN}#log=nonsense`)
    await expect(elsewhere.getByRole('alert')).toContainText('could not be read')
  })
})

test('follow-along ticks count as done, and finishing a session ticks it', async ({
  page,
  visit,
}) => {
  await store(page.context(), { 'progress:by-hand-intermediate': '{"1.1":"2026-11-16"}' })
  await visit(TRAIN)
  await expect(page.getByText('Week 1 of 8 · 1 of 16 sessions done')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Beta' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Another session' }).selectOption('2.1')
  await startSession(page)
  await doSet(page, BENCH, 1, { load: 60 })
  await finishSession(page)
  const ticks = await page.evaluate(() => localStorage.getItem('progress:by-hand-intermediate'))
  expect(Object.keys(JSON.parse(ticks ?? '{}')).sort()).toEqual(['1.1', '2.1'])
})
