import { expect, test } from './fixtures'
import { CONSENT_KEYS } from './support/consent'
import { plans } from './support/content'
import { partsOf } from './support/layout'
import { kindsOfPages } from './support/pages'
import { breakStorage, type StorageFault, store } from './support/storage'
import { notifications, savePlan } from './support/toasts'

const faults: StorageFault[] = ['throws on every access', 'is full']

test.describe('Faults: storage', () => {
  test.use({ consent: 'ask' })

  for (const fault of faults) {
    test(`${fault}: all works for this visit, and a message says so`, async ({ page, visit }) => {
      await breakStorage(page.context(), fault)
      await visit('/workouts')
      const { banner } = partsOf(page)
      await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
      await expect(banner).toHaveCount(0)

      await savePlan(page)
      await expect(notifications(page)).toContainText('could not store this')
      await page.getByRole('link', { name: 'Saved plans (1)' }).click()
      await expect(page).toHaveURL('/saved')
      // The previous page's list has six.
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('article').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Follow Along' }).click()
      const session = page.getByRole('checkbox').first()
      await session.check()
      await expect(session).toBeChecked()
      await expect(banner, 'asked no second time in this visit').toHaveCount(0)
    })
  }

  test('foreign stored values count as empty, and the next save sticks', async ({
    page,
    visit,
  }) => {
    const junk = '["<img src=x onerror=alert(1)>",[["x"]],{},null,7,true]'
    await store(page.context(), {
      [CONSENT_KEYS.value]: junk,
      [CONSENT_KEYS.time]: junk,
      'favourite-workouts': junk,
      [`progress:${plans[0]?.id}`]: junk,
    })
    await visit(kindsOfPages.plan)
    await partsOf(page).banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await page.getByRole('button', { name: 'Save to Favorites' }).click()
    await page.goto('/saved')
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await page.locator('img[src=x]').count()).toBe(0)
    await expect(partsOf(page).banner).toHaveCount(0)
  })
})
