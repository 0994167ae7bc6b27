import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test } from './fixtures'
import { ID, PLAN, TITLE, toast } from './support/take-along'
import { untilReady } from './support/visit'

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
    expect(events[0]?.summary).toBe('Squat: Heavy Tide, week 1 of 16')
    expect(events[0]?.description).toMatch(/^Warm-up: .+\n\n- Back squat: 4 × 8; /)
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
    visit,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await visit(PLAN)
    await untilReady(page)
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
