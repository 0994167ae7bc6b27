import { expect, test } from './fixtures'
import { untilReady } from './support/visit'

const NOWHERE = '/no/such/page'

test.describe('404 page (section 2)', () => {
  test.beforeEach(({ allow }) => allow(/404/, /Page not found/))

  test('A Go Back button that goes back in history. The bad path is logged to the console.', async ({
    page,
    visit,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await visit('/about')
    expect(await visit(NOWHERE)).toBe(404)
    await expect.poll(() => logged).toContain(`Page not found: ${NOWHERE}`)
    const back = page.getByRole('button', { name: 'Go Back' })
    await back.click()
    await expect(page).toHaveURL('/about')
  })

  test('Go Back leads home where there is nothing to go back to.', async ({ page, visit }) => {
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      visit('/').then(() =>
        page.evaluate((address) => void window.open(address, '_blank'), NOWHERE),
      ),
    ])
    await untilReady(tab)
    await tab.getByRole('button', { name: 'Go Back' }).click()
    await expect(tab).toHaveURL('/')
  })
})
