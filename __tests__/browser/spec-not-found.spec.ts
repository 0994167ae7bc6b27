import { expect, test } from './fixtures'
import { untilReady } from './support/visit'

const NOWHERE = '/no/such/page'

test.describe('404 page (section 2)', () => {
  test.beforeEach(({ allow }) => allow(/404/, /Page not found/))

  test("'404', 'Page Not Found', 'The page you're looking for doesn't exist or has been moved. Let's get you back to training!'.", async ({
    page,
    visit,
  }) => {
    expect(await visit(NOWHERE)).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByText('404', { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Page Not Found')
    await expect(main).toContainText(
      "The page you're looking for doesn't exist or has been moved. Let's get you back to training!",
    )
  })

  test('Buttons Back to Home (/) and Browse Blog (/blog); quick links to Workouts, About and Contact.', async ({
    page,
    visit,
  }) => {
    const ways = [
      ['Back to Home', '/'],
      ['Browse Blog', '/blog'],
      ['Workouts', '/workouts'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ] as const
    for (const [name, address] of ways) {
      await visit(NOWHERE)
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
    }
  })

  test('A Go Back button that goes back in history.', async ({ page, visit }) => {
    await visit('/about')
    await visit(NOWHERE)
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

  test('The bad path is logged to the console.', async ({ page, visit }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await visit(NOWHERE)
    await expect.poll(() => logged.join('\n')).toContain(NOWHERE)
  })
})
