import { expect, test } from './support/deployed-site'
import { partsOf } from './support/layout'

test.describe('Faults: a deploy while a tab is open', () => {
  test.beforeEach(({ allow }) =>
    // The old scripts are gone; the copied policy allows the new ones.
    allow(
      /\.js/,
      /404/,
      /Loading chunk|ChunkLoadError/,
      /page resources/,
      /Content Security|security policy/,
    ),
  )

  test('the next link opens its page in the new version', async ({ page, visit, deployed }) => {
    await visit('/about')
    deployed.deploy()
    await partsOf(page).footer.getByRole('link', { name: 'Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('typed text stays until navigation', { tag: '@rare' }, async ({ page, visit, deployed }) => {
    await visit('/contact')
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
    await message.fill('Half a thought')
    deployed.deploy()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(message).toHaveValue('Half a thought')
  })
})
