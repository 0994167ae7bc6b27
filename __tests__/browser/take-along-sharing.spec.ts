import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { heart, PLAN, TITLE, toast } from './support/take-along'

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
