import { planListPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { filtersOf } from './support/plan-list'
import { scrollY } from './support/visit'

test.describe('States and transitions (section 4)', () => {
  test('The list view state survives reload and Back, and can be passed on as an address.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    const { category, level } = filtersOf(page)
    await level('Beginner').click()
    await expect(page).toHaveURL(planListPath({ level: 'Beginner' }))
    await page
      .getByRole('navigation', { name: 'Pagination' })
      .getByRole('link', { name: 'Next' })
      .click()
    const second = planListPath({ level: 'Beginner' }, 2)
    await expect(page).toHaveURL(second)
    const shown = await page.getByRole('article').getByRole('heading').allTextContents()

    await page.reload()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(shown)
    await expect(level('Beginner')).toHaveAttribute('aria-current', 'true')

    await category('Home').click()
    await expect(page).toHaveURL(planListPath({ category: 'Home', level: 'Beginner' }))
    await page.goBack()
    await expect(page).toHaveURL(second)
    await expect(category('All')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(shown)
  })

  test('Choosing a filter keeps the scroll position and the keyboard focus where they were, and announces the number of plans found.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    const { category } = filtersOf(page)
    await page.evaluate(() => window.scrollTo(0, 150))
    const before = await scrollY(page)
    await category('Gym').focus()
    const place = (await category('Gym').boundingBox())?.y
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(planListPath({ category: 'Gym' }))
    await expect(category('Gym')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'plans found' })).toBeAttached()
    expect((await category('Gym').boundingBox())?.y).toBe(place)
    expect(await scrollY(page)).toBe(before)
  })
})
