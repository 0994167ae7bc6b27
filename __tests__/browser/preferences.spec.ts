import { expect, test } from './fixtures'
import { styleOf } from './support/layout'
import { filtersOf } from './support/plan-list'
import { savePlan } from './support/toasts'

test('under reduced motion, navigation does not scroll smoothly', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  expect(await styleOf(page.locator('html'), 'scroll-behavior')).toBe('auto')
})

test.describe('Forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('chosen and pressed controls differ by more than color', async ({ page, visit }) => {
    await visit('/workouts')
    const { category } = filtersOf(page)
    expect(await styleOf(category('All'), 'font-weight')).not.toBe(
      await styleOf(category('Gym'), 'font-weight'),
    )
    const heart = page.getByRole('article').first().getByRole('button').locator('svg')
    const empty = await styleOf(heart, 'fill')
    await savePlan(page)
    await expect.poll(() => styleOf(heart, 'fill')).not.toBe(empty)
  })

  test('every button and field has an edge, and focus has an outline', async ({ page, visit }) => {
    await visit('/contact')
    const form = page.getByRole('region', { name: 'Write a message' })
    for (const element of await form.locator('input, textarea, button').all()) {
      expect(await styleOf(element, 'border-top-style')).toBe('solid')
      await element.focus()
      expect(await styleOf(element, 'outline-style')).not.toBe('none')
    }
  })
})
