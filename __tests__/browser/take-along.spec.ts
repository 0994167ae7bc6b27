import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test } from './fixtures'
import { layoutShifts } from './support/layout-shift'
import { untilStarted } from './support/start'
import { heart, ID, PLAN, stored, TITLE, toast } from './support/take-along'

test('saving reaches every tab and can be undone; the PDF downloads', async ({ page, context }) => {
  await page.goto(PLAN)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download PDF Guide/ }).click()
  expect((await download).suggestedFilename()).toBe(`${ID}.pdf`)

  const other = await context.newPage()
  await other.goto('/workouts')
  await heart(page).click()
  await expect(toast(page, `${TITLE} is saved in this browser.`)).toBeVisible()
  await expect(other.getByRole('link', { name: 'Saved plans (1)' })).toBeVisible()
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: '1 plan saved' })).toBeVisible()
  await page.getByRole('button', { name: `Save to Favorites: ${TITLE}` }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(
    other.getByRole('main').getByRole('link', { name: 'Saved plans', exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '1 plan saved' })).toBeVisible()
})

test.describe('the calendar', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('opens and closes by keyboard, and exports an event for every session', async ({
    page,
    visit,
  }) => {
    await visit(PLAN)
    const button = page.getByRole('button', { name: 'Add to Calendar' })
    // A button that isn't ready can't take the focus.
    await expect(button).toBeEnabled()
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Add ${TITLE} to your calendar` })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByLabel('Week 1 starts on').fill('2027-02-01')
    await dialog.getByLabel('Sessions start at').fill('06:45')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save Calendar File' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${ID}.ics`)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events).toHaveLength(80)
    expect(events[0]?.summary).toBe('Squat: Heavy Tide, week 1 of 16')
    expect(events[0]?.description).toContain(PLAN)
    // Daylight saving starts on March 14; 6:45 stays 6:45.
    expect(events.at(-1)?.startDate.toString()).toBe('2027-05-22T06:45:00')
  })
})

test.describe('following along', () => {
  test('syncs ticks across tabs, exports a copy, and erases them', async ({ page, context }) => {
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Follow Along' }).click()
    await expect(page.getByRole('heading', { name: 'Follow Along' })).toBeFocused()
    await page.getByRole('checkbox', { name: 'Week 1, Squat', exact: true }).check()

    const other = await context.newPage()
    await other.goto(PLAN)
    await expect(other.getByText('Week 1 of 16 · 1 of 80 sessions done')).toBeVisible()
    await other.getByRole('checkbox', { name: 'Week 1, Bench', exact: true }).check()
    await expect(page.getByText('2 of 80 sessions done')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a Copy (JSON)' }).click()
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(copy).toMatchObject({ plan: ID, sessions: [{ week: 1 }, { week: 1 }] })

    await page.getByRole('button', { name: 'Erase Progress' }).click()
    await expect(other.getByText('0 of 80 sessions done')).toBeVisible()
    expect(await stored(page, `progress:${ID}`)).toBeNull()
  })

  test('shifts no layout when it loads by itself', async ({ page }) => {
    await page.addInitScript((id) => {
      localStorage.setItem(`progress:${id}`, '{"1.1":"2026-11-20"}')
    }, ID)
    await page.goto(PLAN)
    await untilStarted(page)
    await expect(page.getByText('1 of 80 sessions done')).toBeAttached()
    expect(await layoutShifts(page)).toEqual([])
  })
})

test("the share button copies a plan's link", async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Systems without a share sheet copy instead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(PLAN)
  await page.getByRole('button', { name: 'Share Workout' }).click()
  await expect(toast(page, 'Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${PLAN}`)
})
