import { expect, test } from './fixtures'
import { heart, ID, OTHER, PLAN, stored, TITLE, toast } from './support/take-along'

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
  await expect(page.getByText('One plan of this list is not here now')).toBeVisible()
  expect(await stored(page, 'favourite-workouts')).toBe('["machine-circuit-beginner"]')
  await page.getByRole('button', { name: 'Save All' }).click()
  await expect(page.getByRole('button', { name: 'All Saved' })).toBeVisible()
  await page.getByRole('link', { name: 'Your own list (3)' }).click()
  await expect(page.getByRole('heading', { name: '3 plans saved' })).toBeVisible()
})

test('a plan that is not here now stays on the list', async ({ page }) => {
  await page.addInitScript((id) => {
    localStorage.setItem('favourite-workouts', JSON.stringify(['gone-plan', id]))
  }, ID)
  await page.goto('/saved')
  await expect(page.getByText('A plan you saved is not here now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 plans saved' })).toBeVisible()
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  expect(await stored(page, 'favourite-workouts')).toBe(`["gone-plan","${ID}"]`)
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
