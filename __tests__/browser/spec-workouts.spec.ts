import { PAGE_SIZE, pageCount } from '../../src/lib/pagination'
import { planListPath, planPath } from '../../src/lib/paths'
import { categories, levels } from '../../src/lib/vocabulary'
import { expect, test } from './fixtures'
import { plans, some } from './support/content'
import { filtersOf, plansOf } from './support/plan-list'
import { scrollToEnd, scrollY } from './support/visit'

const pages = pageCount(plans.length)

/** A mixture of filters that leaves nothing. */
const empty = some(
  categories.flatMap((category) => levels.map((level) => ({ category, level }))),
  (filter) => plansOf(filter).length === 0,
)

test.describe('Workouts list (section 2)', () => {
  test('Filters by Category and by Level; they combine.', async ({ page, visit }) => {
    await visit('/workouts')
    const { category, level } = filtersOf(page)
    const cards = page.getByRole('article')

    await category('Gym').click()
    await expect(page).toHaveURL(planListPath({ category: 'Gym' }))
    await expect(cards).toHaveCount(plansOf({ category: 'Gym' }).length)

    await level('Beginner').click()
    const both = { category: 'Gym', level: 'Beginner' } as const
    await expect(page).toHaveURL(planListPath(both))
    await expect(cards.getByRole('heading')).toHaveText(plansOf(both).map(({ title }) => title))
    for (const card of await cards.all()) {
      await expect(card).toContainText('Gym')
      await expect(card).toContainText('Beginner')
    }

    await category('All').click()
    await expect(page).toHaveURL(planListPath({ level: 'Beginner' }))
    await level('All').click()
    await expect(page).toHaveURL('/workouts')
  })

  test('Every filter shows how many plans it would leave, and leaves as many.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    const { category } = filtersOf(page)
    for (const name of categories) {
      const count = plansOf({ category: name }).length
      await expect(category(name)).toHaveText(`${name}${count} plans`)
      await category(name).click()
      await expect(page.getByRole('heading', { name: /plans? found/ })).toHaveText(
        `${count} ${count === 1 ? 'plan' : 'plans'} found`,
      )
    }
  })

  test('Changing a filter resets to page 1.', async ({ page, visit }) => {
    await visit(planListPath({}, 3))
    await filtersOf(page).level('Beginner').click()
    await expect(page).toHaveURL(planListPath({ level: 'Beginner' }))
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      plansOf({ level: 'Beginner' })
        .slice(0, PAGE_SIZE)
        .map(({ title }) => title),
    )
  })

  test("Cards show level, category, title, description, duration, equipment and 'View Plan'. Clicking the image also opens the plan.", async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    const shown = plans.slice(0, PAGE_SIZE)
    for (const plan of shown) {
      const card = page.getByRole('article').filter({ hasText: plan.title })
      const { level, category, description, duration, equipment } = plan
      for (const text of [level, category, description, duration, equipment]) {
        await expect(card).toContainText(text)
      }
      await expect(card.getByRole('link', { name: 'View Plan' })).toHaveAttribute(
        'href',
        planPath(plan.id),
      )
    }
    const { id, imageAlt } = some(shown, () => true)
    // The card's link lies over the picture.
    await page.getByRole('img', { name: imageAlt }).click({ force: true })
    await expect(page).toHaveURL(planPath(id))
  })

  test('6 cards per page, same pagination as the blog.', async ({ page, visit }) => {
    await visit('/workouts')
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pager.getByRole('link', { name: 'Previous' })).toBeDisabled()
    for (let number = 1; number <= pages; number++) {
      const shown = plans.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      await expect(page).toHaveURL(planListPath({}, number))
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        shown.map(({ title }) => title),
      )
      if (number === pages) break
      await scrollToEnd(page)
      await pager.getByRole('link', { name: 'Next' }).click()
      await expect.poll(() => scrollY(page)).toBe(0)
    }
    await expect(pager.getByRole('link', { name: 'Next' })).toBeDisabled()
  })

  test('Pagination appears only when there is more than one page.', async ({ page, visit }) => {
    const short = some(categories, (category) => plansOf({ category }).length <= PAGE_SIZE)
    await visit(planListPath({ category: short }))
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  })

  test("No match: 'No workouts found for the selected filters.' with a 'Clear Filters' button that resets both filters to All.", async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    const { category, level } = filtersOf(page)
    await category(empty.category).click()
    await level(empty.level).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('No workouts found for the selected filters.')
    await expect(page.getByRole('article')).toHaveCount(0)

    await main.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/workouts')
    await expect(category('All')).toHaveAttribute('aria-current', 'true')
    await expect(level('All')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE)
  })
})
