import { expect, test } from './fixtures'
import { untilReady } from './support/visit'

const NOWHERE = '/no/such/page'

test.describe('404 page (section 2)', () => {
  test.beforeEach(({ allow }) => allow(/404/, /Page not found/))

  test('The bad path is logged to the console.', async ({ page, visit }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('Page not found')) logged.push(message.text())
    })
    await visit(NOWHERE)
    expect(logged, 'untouched').toEqual([`Page not found: ${NOWHERE}`])
    await untilReady(page)
    expect(logged, 'once React runs').toHaveLength(1)
    await visit('/blog/no-such-article')
    expect(logged, 'an unknown article has a page of its own').toHaveLength(1)
  })

  test('An unknown article stays itself once React runs.', async ({ page, visit }) => {
    await visit('/blog/no-such-article?from=a%20mail')
    await untilReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  })

  test('A Go Back button that goes back in history.', async ({ page, visit }) => {
    await visit('/about')
    expect(await visit(NOWHERE)).toBe(404)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/about')
  })

  test('Go Back leads home where there is nothing to go back to.', async ({ page, visit }) => {
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      visit('/').then(() =>
        page.evaluate((address) => void window.open(address, '_blank'), NOWHERE),
      ),
    ])
    await tab.getByRole('button', { name: 'Go Back' }).click()
    await expect(tab).toHaveURL('/')
  })
})
