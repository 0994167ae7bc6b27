import { expect, test } from './fixtures'
import { partsOf } from './support/layout'
import { breakStorage, type StorageFault } from './support/storage'
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
      await page.getByRole('link', { name: 'Favorites (1)' }).click()
      await expect(page).toHaveURL('/saved')
      // The previous page's list has six.
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('article').getByRole('link').first().click()
      await page.getByRole('button', { name: /^Mark / }).click()
      await expect(notifications(page)).toContainText('is done.')
      await expect(banner, 'asked no second time in this visit').toHaveCount(0)
    })
  }
})
