import { planListPath } from '../../src/lib/paths'
import { categories, levels } from '../../src/lib/vocabulary'
import { expect, test } from './fixtures'
import { some } from './support/content'
import { plansOf } from './support/plan-list'

test.describe('Error catalogue (section 8)', () => {
  test('Unknown route: 404 page, path logged to the console.', async ({ page, visit, allow }) => {
    allow(/404/, /Page not found: \/no-such-route/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    expect(await visit('/no-such-route')).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found')
    await expect.poll(() => logged).toContain('Page not found: /no-such-route')
  })

  test("Unknown blog slug: 'Article Not Found' with 'Back to Blog'.", async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/)
    expect(await visit('/blog/no-such-slug')).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  })

  test('Unknown workout id: generic placeholder program.', async ({ page, visit, allow }) => {
    allow(/404/)
    expect(await visit('/workouts/no-such-id')).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workout Program')
    await expect(page.getByRole('region', { name: 'Exercise Breakdown' })).toBeVisible()
  })

  test("Empty filter result: 'No workouts found for the selected filters.' with 'Clear Filters'.", async ({
    page,
    visit,
  }) => {
    const empty = some(
      categories.flatMap((category) => levels.map((level) => ({ category, level }))),
      (filter) => plansOf(filter).length === 0,
    )
    expect(await visit(planListPath(empty))).toBe(200)
    await expect(page.getByText('No workouts found for the selected filters.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeVisible()
  })
})
