import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, test } from './fixtures'

const ID = 'heavy-tide-advanced'
const PLAN = `/workouts/${ID}`
const TITLE = 'Heavy Tide'
const OTHER = 'first-plates-beginner'

const heart = (page: Page) => page.getByRole('button', { name: 'Save to Favorites', exact: true })
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** What the browser's storage holds under a key. */
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Takes the ways to share away from a page, or puts others in their place, before it is loaded. */
const withSharing = (page: Page, ways: 'sheet' | 'closed sheet' | 'clipboard' | 'neither') =>
  page.addInitScript((given) => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    const share = async (data: unknown) => {
      if (given === 'closed sheet') throw new DOMException('closed', 'AbortError')
      shared.push(data)
    }
    const writeText = async (text: string) => {
      if (given !== 'clipboard') throw new DOMException('denied', 'NotAllowedError')
      shared.push(text)
    }
    const hasSheet = given === 'sheet' || given === 'closed sheet'
    Object.defineProperty(navigator, 'share', { value: hasSheet ? share : undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  }, ways)

const sharedFrom = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)

test('the PDF can be downloaded', async ({ page, request }) => {
  await page.goto(PLAN)
  const link = page.getByRole('link', { name: /Download PDF Guide/ })
  await expect(link).toHaveAttribute('href', `${PLAN}.pdf`)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe(`${ID}.pdf`)
  const answer = await request.get(`${PLAN}.pdf`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a plan is saved, survives a reload, and can be taken back', async ({ page }) => {
  await page.goto(PLAN)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(toast(page, `${TITLE} is saved in this browser.`)).toBeVisible()
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: '1 plan saved' })).toBeVisible()
  await page.getByRole('button', { name: `Save to Favorites: ${TITLE}` }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '1 plan saved' })).toBeVisible()
})

test('tabs keep in step', async ({ page, context }) => {
  await page.goto(PLAN)
  const other = await context.newPage()
  await other.goto('/workouts')
  await heart(page).click()
  await expect(other.getByRole('link', { name: 'Saved plans (1)' })).toBeVisible()
  await heart(page).click()
  await expect(other.getByRole('link', { name: 'Saved plans', exact: true })).toBeVisible()
})

test('a full storage is told of, and the plan stays saved for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'favourite-workouts') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await page.goto(PLAN)
  await heart(page).click()
  await expect(toast(page, /does not let us store this/)).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test('a shared list leaves the own one as it is until all of it is saved', async ({ page }) => {
  await page.goto('/workouts/machine-circuit-beginner')
  await heart(page).click()
  await expect(toast(page, /is saved/)).toBeVisible()
  await page.goto(`/saved?plans=${ID},no-such-plan,${OTHER},%3Cscript%3E`)
  await expect(page.getByRole('heading', { name: '2 plans shared with you' })).toBeVisible()
  await expect(page.getByText('One plan of this list no longer exists')).toBeVisible()
  expect(await stored(page, 'favourite-workouts')).toBe('["machine-circuit-beginner"]')
  await page.getByRole('button', { name: 'Save All' }).click()
  await expect(page.getByRole('button', { name: 'All Saved' })).toBeVisible()
  await page.getByRole('link', { name: 'Your own list (3)' }).click()
  await expect(page.getByRole('heading', { name: '3 plans saved' })).toBeVisible()
})

test('a list with a plan that no longer exists drops it and says so', async ({ page }) => {
  await page.addInitScript((id) => {
    localStorage.setItem('favourite-workouts', JSON.stringify(['gone-plan', id]))
  }, ID)
  await page.goto('/saved')
  await expect(
    page.getByText(/no longer exists and was taken off your list: gone-plan/),
  ).toBeVisible()
  expect(await stored(page, 'favourite-workouts')).toBe(`["${ID}"]`)
})

test.describe('sharing', () => {
  test("opens the system's sheet", async ({ page, baseURL }) => {
    await withSharing(page, 'sheet')
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Share Workout' }).click()
    await expect.poll(() => sharedFrom(page)).toEqual([{ title: TITLE, url: `${baseURL}${PLAN}` }])
  })

  test('says nothing of a sheet that was closed', async ({ page }) => {
    await withSharing(page, 'closed sheet')
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Share Workout' }).click()
    // What the next click brings shows that nothing came of the first.
    await heart(page).click()
    await expect(toast(page, /is saved/)).toBeVisible()
    await expect(page.getByLabel('Copy this link')).toHaveCount(0)
  })

  test('copies the link', async ({ page, baseURL }) => {
    await withSharing(page, 'clipboard')
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Share Workout' }).click()
    await expect(toast(page, 'The link is copied.')).toBeVisible()
    expect(await sharedFrom(page)).toEqual([`${baseURL}${PLAN}`])
  })

  test('shows the link, selected, where it cannot be copied', async ({ page, baseURL }) => {
    await withSharing(page, 'neither')
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Share Workout' }).click()
    const field = page.getByLabel('Copy this link')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`${baseURL}${PLAN}`)
    const selected = await field.evaluate(
      (input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0),
    )
    expect(selected).toBe(`${baseURL}${PLAN}`.length)
  })
})

test.describe('the calendar', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('has an event for every session, in the time chosen', async ({ page }) => {
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    const dialog = page.getByRole('dialog', { name: `Add ${TITLE} to your calendar` })
    await dialog.getByLabel('Week 1 starts on').fill('2027-02-01')
    await dialog.getByLabel('Sessions start at').fill('06:45')
    await expect(dialog.getByRole('status')).toContainText('80 sessions, from Monday, February 1')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save Calendar File' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${ID}.ics`)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events).toHaveLength(80)
    expect(events[0]?.summary).toMatch(/^Heavy Tide, week 1 of 16, session 1 of 5: /)
    expect(events[0]?.description).toContain(PLAN)
    // Clocks change on March 14: a quarter to seven stays what it is.
    expect(new Set(events.map(({ startDate }) => `${startDate.hour}:${startDate.minute}`))).toEqual(
      new Set(['6:45']),
    )
    expect(events.at(-1)?.startDate.toString()).toBe('2027-05-22T06:45:00')
    await expect(toast(page, /The calendar file of Heavy Tide is made/)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('is worked by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto(PLAN)
    const button = page.getByRole('button', { name: 'Add to Calendar' })
    // A button that is not ready yet takes no focus.
    await expect(button).toBeEnabled()
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Monday' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('You chose 4.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('is loaded on demand, and can be tried again after a failure', async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(PLAN)
    const button = page.getByRole('button', { name: 'Add to Calendar' })
    await expect(button).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await button.click()
    const again = page.getByRole('button', { name: 'Not loaded. Try again' })
    await expect(again).toBeEnabled()
    await context.setOffline(false)
    await again.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('following along', () => {
  const session = (page: Page, week: number, number: number) =>
    page.getByRole('checkbox', { name: `Week ${week}, session ${number}`, exact: true })

  test('keeps ticks from the first one on, in every tab, until they are erased', async ({
    page,
    context,
  }) => {
    const key = `progress:${ID}`
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Follow Along' }).click()
    await expect(page.getByRole('heading', { name: 'Follow Along' })).toBeFocused()
    expect(await stored(page, key)).toBeNull()
    for (const number of [1, 2, 3, 4, 5]) await session(page, 1, number).check()

    const other = await context.newPage()
    await other.goto(PLAN)
    await expect(other.getByText('Week 2 of 16 · 5 of 80 sessions done')).toBeVisible()
    await session(other, 2, 1).check()
    await expect(page.getByText('6 of 80 sessions done')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow Along · Week 2 of 16' })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a Copy (JSON)' }).click()
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(copy.plan).toBe(ID)
    expect(copy.sessions).toHaveLength(6)

    await page.getByRole('button', { name: 'Erase Progress' }).click()
    await expect(other.getByText('0 of 80 sessions done')).toBeVisible()
    expect(await stored(page, key)).toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(other.getByText('6 of 80 sessions done')).toBeVisible()
  })

  test('loads nothing before it is wanted', async ({ page }) => {
    await page.goto(PLAN)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Follow Along' })).toBeEnabled()
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
    await page.getByRole('button', { name: 'Follow Along' }).click()
    await expect(page.getByRole('heading', { name: 'Follow Along' })).toBeVisible()
    const scripts = await page.evaluate(
      (count) =>
        performance
          .getEntriesByType('resource')
          .slice(count)
          .filter(({ name }) => name.endsWith('.js')).length,
      before,
    )
    expect(scripts).toBeGreaterThan(0)
  })

  test('moves nothing when it comes by itself', async ({ page }) => {
    await page.addInitScript((id) => {
      localStorage.setItem(`progress:${id}`, '{"1.1":"2026-11-20"}')
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) {
          ;(window as unknown as { shift: number }).shift += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    }, ID)
    await page.goto(PLAN)
    await expect(page.getByText('1 of 80 sessions done')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  })
})

test.describe('on paper', () => {
  test('a plan is ink on white with its log, and without what is to be pressed', async ({
    page,
  }) => {
    await page.goto(PLAN)
    await expect(page.getByRole('table')).toHaveCount(1)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const gone of [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
      page.getByRole('link'),
    ]) {
      await expect(gone).toHaveCount(0)
    }
    const log = page.getByRole('heading', { name: `Training log: ${TITLE}` })
    await expect(log).toBeVisible()
    // The exercises, and four weeks of the log in each of four more.
    await expect(page.getByRole('table')).toHaveCount(5)
    await expect(page.getByRole('columnheader', { name: 'Week 16' })).toBeVisible()
    for (const element of [page.locator('h1'), page.locator('main p').first(), log]) {
      await expect(element).toHaveCSS('color', 'rgb(16, 22, 27)')
    }
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('.plan-card').first()).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )
    await expect(page.getByRole('row', { name: /Back squat/ }).first()).toHaveCSS(
      'break-inside',
      'avoid',
    )
  })

  test('an article shows where its links lead', async ({ page }) => {
    await page.goto('/blog/cardio-vs-strength-training-balance')
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('main a[href="/workouts/saddle-and-strength-beginner"]').first()
    const shown = await link.evaluate((a) => getComputedStyle(a, '::after').content)
    expect(shown).toContain('/workouts/saddle-and-strength-beginner')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'More Articles You Might Like' })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the PDF link stays, and the rest is absent', async ({ page }) => {
    await page.goto(PLAN)
    await expect(page.getByRole('link', { name: /Download PDF Guide/ })).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    await page.goto('/saved')
    await expect(page.getByText('Saving plans needs JavaScript.')).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
