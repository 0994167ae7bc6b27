import type { Locator } from '@playwright/test'
import { exercisePath, musclePath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { exercises, some } from './support/content'

const exercise = some(exercises, ({ title }) => title === 'Goblet squat')

/** How many shapes of a figure move without end. Counts no transitions. */
const movingIn = (figure: Locator) =>
  figure.evaluate(
    (svg) =>
      svg
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
  )

test.describe('The exercise library', () => {
  test('a filter leads to the list of another muscle, and its place keeps the focus', async ({
    page,
    visit,
  }) => {
    await visit(musclePath('glutes'))
    const filters = page.getByRole('navigation', { name: 'Exercises by muscle' })
    await filters.getByRole('link', { name: /^Hamstrings/ }).click()
    await expect(page).toHaveURL(musclePath('hamstrings'))
    const current = filters.locator('[aria-current]')
    await expect(current).toHaveText(/^Hamstrings/)
    await expect(current).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('phases move into each other only when that is asked for, and never for who wants less motion', async ({
      page,
    }) => {
      await page.goto(exercisePath(exercise.id))
      const figure = page.getByRole('img', { name: new RegExp(`^${exercise.title}: start`) })
      const phases = figure.locator('.phase')
      await expect(phases.last()).toBeVisible()
      expect(await movingIn(figure)).toBe(0)
      const box = page.getByRole('checkbox', { name: 'Show the movement' })
      await box.check()
      expect(await movingIn(figure)).toBeGreaterThan(0)
      await expect(phases.last()).toBeHidden()
      await box.uncheck()
      expect(await movingIn(figure)).toBe(0)
      await expect(phases.last()).toBeVisible()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(page.getByText('Show the movement')).toBeHidden()
    })
  })
})
