import { expect, test } from './support/deployed-site'
import { partsOf } from './support/layout'

test.describe('Faults: a new version is deployed while a tab is open', () => {
  test.beforeEach(({ allow }) =>
    // The old scripts are gone, and the new pages name scripts that the copied policy knows.
    allow(
      /\.js/,
      /404/,
      /Loading chunk|ChunkLoadError/,
      /page resources/,
      /Content Security|security policy/,
    ),
  )

  test('the next link leads to its page, in the new version', async ({ page, visit, deployed }) => {
    await visit('/about')
    deployed.deploy()
    await partsOf(page).footer.getByRole('link', { name: 'Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('what was typed stays until the visitor moves on', { tag: '@rare' }, async ({
    page,
    visit,
    deployed,
  }) => {
    await visit('/contact')
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
    await message.fill('Half a thought')
    deployed.deploy()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(message).toHaveValue('Half a thought')
  })
})
