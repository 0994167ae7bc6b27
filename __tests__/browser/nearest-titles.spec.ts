import { articlePath, exercisePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, exercises, plans, some } from './support/content'
import { layoutShifts } from './support/layout-shift'

const article = some(articles, ({ slug }) => slug === 'sleep-recovery-athletic-performance')
const plan = some(plans, ({ title }) => title === 'Heavy Tide')
const exercise = some(exercises, ({ title }) => title === 'Goblet squat')

test.describe('Titles near to the words of an address that is not there', () => {
  test.beforeEach(({ allow }) => allow(/404/, /Page not found/))

  for (const [address, path, title] of [
    ['/blog/slep-recovery', articlePath(article.slug), article.title],
    ['/sleep-and-recovery.html', articlePath(article.slug), article.title],
    ['/workouts/heavy-tides', planPath(plan.id), plan.title],
    ['/exercises/goblet-squats', exercisePath(exercise.id), exercise.title],
  ] as const) {
    test(`${address} leads to “${title}”`, async ({ page, visit }) => {
      expect(await visit(address)).toBe(404)
      const near = page.getByRole('navigation', { name: 'Did you mean' })
      const first = near.getByRole('link').first()
      await expect(first).toHaveText(title)
      expect(await layoutShifts(page)).toEqual([])
      await first.click()
      await expect(page).toHaveURL(path)
    })
  }

  test('an address like nothing here has none, and says no more than before', async ({
    page,
    visit,
  }) => {
    const list = page.waitForResponse('**/search/pages.json')
    await visit('/xyzzy/qwv')
    await list
    await expect(page.getByRole('navigation', { name: 'Popular pages' })).toBeVisible()
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  })

  test('without the list nothing is missed', async ({ page, visit, allow }) => {
    allow(/search\/pages\.json/, /Failed to load resource/)
    await page.route('**/search/pages.json', (route) => route.abort('internetdisconnected'))
    await visit('/blog/slep-recovery')
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  })
})
