import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exercisePath, musclePath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { exercises, some } from './support/content'

const harder = some(exercises, ({ easier }) => easier.length > 0)
const easier = some(exercises, ({ id }) => id === harder.easier[0])

test.describe('The exercise library', () => {
  test('leads from the workouts to an exercise, to its easier version and back', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    await page.getByRole('link', { name: 'Look Up an Exercise' }).click()
    await expect(page).toHaveURL('/exercises')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: harder.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(harder.title)
    await page
      .getByRole('region', { name: 'Easier' })
      .getByRole('link', { name: easier.title, exact: true })
      .click()
    await expect(page).toHaveURL(exercisePath(easier.id))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(harder.title)
  })

  test('a filter leads to the list of another muscle, and its place keeps the focus', async ({
    page,
    visit,
  }) => {
    const [first, second] = [...new Set(exercises.flatMap(({ muscles }) => muscles.main))]
    await visit(musclePath(first ?? ''))
    const filters = page.getByRole('navigation', { name: 'Exercises by muscle' })
    await filters.getByRole('link', { name: new RegExp(`^${second}\\d`, 'i') }).click()
    await expect(page).toHaveURL(musclePath(second ?? ''))
    await expect(filters.getByRole('link', { current: true })).toBeFocused()
  })

  test('an unknown exercise answers 404, says so, and lists those there are', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/)
    expect(await visit('/exercises/no-such-exercise')).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercise Not Found')
    await page.getByRole('link', { name: harder.title, exact: true }).click()
    await expect(page).toHaveURL(exercisePath(harder.id))
  })

  test('the phases follow each other only when that is asked for', async ({ page, visit }) => {
    await visit(exercisePath(harder.id))
    const still = page.getByRole('img', { name: new RegExp(`^${harder.title}: start`) })
    await expect(still).toBeVisible()
    await page.getByRole('checkbox', { name: 'Show the movement' }).check()
    await expect(still).toBeHidden()
  })

  test.describe('for visitors who want less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('there is nothing to ask for', async ({ page, visit }) => {
      await visit(exercisePath(harder.id))
      await expect(page.getByText('Show the movement')).toBeHidden()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is there as a whole', async ({ page }) => {
      await page.goto(exercisePath(harder.id))
      await expect(page.getByRole('main')).toContainText(harder.steps.at(-1) ?? '')
      await page.getByRole('link', { name: easier.title, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(easier.title)
    })
  })
})

test.describe('A site without exercises', () => {
  test('leads nowhere that is not there', () => {
    const folder = '.test/other-brand/public'
    const naming = builtFiles(folder)
      .filter((file) => /\.(html|xml|txt)$/.test(file))
      .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('/exercises'))
    expect(naming).toEqual([])
  })
})
