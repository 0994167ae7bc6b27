import { PAGE_SIZE } from '../../src/lib/pagination'
import { planListPath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { plans, some } from './support/content'
import { filtersOf, plansOf } from './support/plan-list'

test.describe('Workouts list (section 2)', () => {
  test('Filters by Category and by Level combine; changing one resets to page 1. Clicking the image of a card opens the plan.', async ({
    page,
    visit,
  }) => {
    await visit(planListPath({}, 3))
    const { category, level } = filtersOf(page)
    const titles = page.getByRole('article').getByRole('heading')
    await level('Beginner').click()
    await expect(page).toHaveURL(planListPath({ level: 'Beginner' }))
    const beginner = plansOf({ level: 'Beginner' }).slice(0, PAGE_SIZE)
    await expect(titles).toHaveText(beginner.map(({ title }) => title))

    await category('Gym').click()
    const both = { category: 'Gym', level: 'Beginner' } as const
    await expect(page).toHaveURL(planListPath(both))
    await expect(titles).toHaveText(plansOf(both).map(({ title }) => title))

    await level('All').click()
    await expect(page).toHaveURL(planListPath({ category: 'Gym' }))
    await category('All').click()
    await expect(page).toHaveURL('/workouts')
    const { id, imageAlt } = some(plans, () => true)
    const picture = page.getByRole('img', { name: imageAlt })
    await expect(picture).toBeVisible()
    // The card's link lies over the picture.
    await picture.click({ force: true })
    await expect(page).toHaveURL(planPath(id))
  })
})
