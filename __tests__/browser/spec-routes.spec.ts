import { articlePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, plans, site, some } from './support/content'

const article = some(articles, () => true)
const plan = some(plans, () => true)

const screens = [
  { route: '/', screen: 'Home', heading: site.home.headline },
  { route: '/about', screen: 'About', heading: site.about.title },
  { route: '/blog', screen: 'Blog list', heading: 'Blog' },
  { route: articlePath(article.slug), screen: 'Blog article', heading: article.title },
  { route: '/workouts', screen: 'Workouts list', heading: 'Workouts' },
  { route: planPath(plan.id), screen: 'Workout detail', heading: plan.title },
  { route: '/contact', screen: 'Contact', heading: 'Contact' },
]

test.describe('Screens and routes (section 2)', () => {
  for (const { route, screen, heading } of screens) {
    test(`${route}: ${screen}`, async ({ page, visit }) => {
      expect(await visit(route)).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(new RegExp(site.name))
    })
  }

  test('*: 404 page', async ({ page, visit, allow }) => {
    allow(/404/, /Page not found/)
    for (const address of ['/nowhere', '/workouts/a/b/c', '/blog/page/999', '/about/us']) {
      expect(await visit(address), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Page Not Found')
    }
  })

  test('All pages are public, and none sets a cookie.', async ({ page, visit }) => {
    for (const { route } of screens) expect(await visit(route)).toBe(200)
    expect(await page.context().cookies()).toEqual([])
  })
})
