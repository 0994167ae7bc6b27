import { exercisePath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { exercises, some } from './support/content'

const exercise = some(exercises, ({ title }) => title === 'Goblet squat')

test.describe('The exercise library', () => {
  test('a figure plays on request, never under reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(exercisePath(exercise.id))
    const figure = page.getByRole('img', { name: new RegExp(`^${exercise.title}: start`) })
    const shapes = () => figure.innerHTML()
    const still = await shapes()
    await page.getByRole('button', { name: 'Show the movement' }).click()
    const stop = page.getByRole('button', { name: 'Stop' })
    await expect(stop).toBeVisible()
    const before = await shapes()
    await expect.poll(shapes).not.toBe(before)
    await stop.click()
    expect(await shapes()).toBe(still)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByText('Show the movement')).toBeHidden()
  })
})
