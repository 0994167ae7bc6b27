import { articlePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, plans, some } from './support/content'
import { partsOf } from './support/layout'
import { untilReady } from './support/visit'

const article = some(articles, () => true)
const plan = some(plans, () => true)

test.describe('Faults: the network', () => {
  test('a link works when its page data is missing', async ({ page, visit, allow }) => {
    // Without its data the page stays server-rendered, and Gatsby logs that.
    allow(/page-data/, /404/, /page resources/)
    await visit('/about')
    await page.route('**/page-data/contact/page-data.json', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await partsOf(page).footer.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  })

  test('a page without its JavaScript is readable, its links work', async ({ page, allow }) => {
    allow(/\.js/, /404/)
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(articlePath(article.slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('offline, what needs more code says so, and loads later', async ({ page, visit, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await visit(planPath(plan.id))
    await untilReady(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    const again = page.getByRole('button', { name: 'Not loaded. Try again' })
    await expect(again).toBeEnabled()
    const heart = page.getByRole('button', { name: /^Saved? to Favorites$/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeAttached()

    await page.context().setOffline(false)
    await again.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await partsOf(page).footer.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  })
})
