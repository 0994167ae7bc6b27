import { expect, test } from './fixtures'
import { untilHydrated } from './support/hydration'
import { layoutShifts } from './support/layout-shift'
import { heart, ID, PLAN, toast } from './support/take-along'

test("a saved plan reaches every tab and survives a reload, and a plan's PDF downloads", async ({
  page,
  context,
}) => {
  await page.goto(PLAN)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download PDF Guide/ }).click()
  expect((await download).suggestedFilename()).toBe(`${ID}.pdf`)

  const other = await context.newPage()
  await other.goto('/workouts')
  await heart(page).click()
  await expect(toast(page, 'Heavy Tide is saved in this browser.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Favorites (1)' })).toBeVisible()
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test("a session is marked as done on the plan's page in one tap, which shifts no layout", async ({
  page,
}) => {
  await page.goto(PLAN)
  const mark = page.getByRole('button', { name: /^Mark / })
  const label = await mark.textContent()
  await mark.click()
  await expect(toast(page, /is done\.$/)).toBeVisible()
  await expect(mark).not.toHaveText(label ?? '')
  await page.reload()
  await untilHydrated(page)
  await expect(mark).not.toHaveText(label ?? '')
  expect(await layoutShifts(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('1 of 80 sessions done')).toBeVisible()
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
