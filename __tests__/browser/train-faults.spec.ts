import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { expectAccessibleInBoth } from './support/axe'
import { breakStorage } from './support/storage'
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
    await expectAccessibleInBoth(page)
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
})

test('a changed plan keeps sets, and reports moved exercises once', async ({ page, visit }) => {
  await visit(TRAIN)
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  const [first] = manySessions(1).map((session) => ({ ...session, plan: 'by-hand-intermediate' }))
  if (!first) throw new Error('One session was made.')
  const [bench] = first.entries
  if (!bench) throw new Error('The session has an exercise.')
  const moved = { ...bench, line: 'Alpha / dip / 1', exercise: 'dip', title: 'Dip' }
  await seedSessions(page, [{ ...first, week: 1, session: 1, entries: [bench, moved] }])
  await page.reload()
  const notice = page.getByText('The plan has changed since you trained.')
  await expect(notice).toContainText('Dip (Alpha)')
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
  test('a saved file carries the log to another browser', async ({ page, visit, openBrowser }) => {
    await visit(TRAIN)
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    await finishSession(page)
    await page.getByRole('button', { name: 'Back to Today' }).click()
    await page.getByRole('button', { name: 'Your Data' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save All (JSON)' }).click(),
    ])
    const elsewhere = await (await openBrowser()).newPage()
    await elsewhere.goto(TRAIN)
    await elsewhere.getByRole('button', { name: 'Your Data' }).click()
    await elsewhere.getByLabel('A file that you saved').setInputFiles(await download.path())
    await expect(elsewhere.getByText('1 session to add')).toBeVisible()
  })
})
