import type { Locator } from '@playwright/test'
import { exercisesFound } from '../../src/lib/exercise-words'
import { equipmentPath, exercisePath, musclePath, planPath } from '../../src/lib/paths'
import { weekTable } from '../../src/lib/program/week-table'
import { expect, test } from './fixtures'
import { exerciseLibrary, exercises, plans, some } from './support/content'

/** An exercise of a plan's table that has an easier one, which names it as the harder one in turn. */
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const easierOf = ({ id, easier }: (typeof exercises)[number]) =>
  easier.map((other) => byId.get(other)).find((other) => other?.harder.includes(id))
const plan = some(plans, ({ program }) => program !== undefined)
const inPlan = new Set(
  (plan.program ? weekTable(plan.program, 1, exerciseLibrary).sessions : []).flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ exercise }) => exercise)),
  ),
)
const exercise = some(exercises, (each) => inPlan.has(each.id) && easierOf(each) !== undefined)
const easier = some(exercises, ({ id }) => id === easierOf(exercise)?.id)

/** How many shapes of a figure move without end. Counts no transitions. */
const movingIn = (figure: Locator) =>
  figure.evaluate(
    (svg) =>
      svg
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
  )

const UNKNOWN = '/exercises/no-such-exercise'

test.describe('The exercise library', () => {
  test("a plan's line leads to the exercise, to its easier version, and back to the plan", async ({
    page,
    visit,
  }) => {
    await visit(planPath(plan.id))
    const title = page.getByRole('heading', { level: 1 })
    await page
      .getByRole('table')
      .getByRole('link', { name: exercise.title, exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(exercisePath(exercise.id))
    await expect(title).toHaveText(exercise.title)
    for (const [group, to] of [
      ['Easier', easier],
      ['Harder', exercise],
    ] as const) {
      const section = page.getByRole('region', { name: group, exact: true })
      await section.getByRole('link', { name: to.title, exact: true }).click()
      await expect(page).toHaveURL(exercisePath(to.id))
      await expect(title).toHaveText(to.title)
    }
    await page
      .getByRole('region', { name: 'In these plans' })
      .getByRole('link', { name: plan.title })
      .click()
    await expect(page).toHaveURL(planPath(plan.id))
  })

  test('the workouts lead to it, and it leads to every exercise', async ({ page, visit }) => {
    await visit('/workouts')
    await page.getByRole('link', { name: 'Look Up an Exercise' }).click()
    await expect(page).toHaveURL('/exercises')
    const names = page.getByRole('region', { name: 'By movement' }).getByRole('listitem')
    await expect(names).toHaveCount(exercises.length)
  })

  for (const { by, word, address, members } of [
    {
      by: 'muscle',
      word: 'Glutes',
      address: musclePath('glutes'),
      members: exercises.filter(({ muscles }) => muscles.main.includes('glutes')),
    },
    {
      by: 'equipment',
      word: 'Kettlebell',
      address: equipmentPath('kettlebell'),
      members: exercises.filter(({ equipment }) =>
        equipment.some((entry) => entry.split(' or ').includes('kettlebell')),
      ),
    },
  ]) {
    test(`a list by ${by} is a page of its own, and has what its count says`, async ({
      page,
      visit,
    }) => {
      await visit('/exercises')
      const found = exercisesFound(members.length)
      await page
        .getByRole('region', { name: `By ${by}` })
        .getByRole('link', { name: `${word} ${found}` })
        .click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 2, name: found })).toBeVisible()
      const next = page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('link', { name: 'Next', disabled: false })
      const list = page.locator('.exercise-cards')
      const cards = list.getByRole('link')
      const titles = await cards.allTextContents()
      for (let number = 2; (await next.count()) > 0; number++) {
        await next.click()
        await expect(page).toHaveURL(`${address}/page/${number}`)
        await expect(list.getByRole('link', { name: titles[0], exact: true })).toHaveCount(0)
        titles.push(...(await cards.allTextContents()))
      }
      expect(titles.toSorted()).toEqual(members.map(({ title }) => title).toSorted())
    })
  }

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

  test('an unknown exercise answers 404, says so, and lists those there are', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/)
    expect(await visit(UNKNOWN)).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercise Not Found')
    const names = page.getByRole('region', { name: 'All exercises' }).getByRole('listitem')
    await expect(names).toHaveCount(exercises.length)
    await page.getByRole('link', { name: exercise.title, exact: true }).click()
    await expect(page).toHaveURL(exercisePath(exercise.id))
  })

  test('its phases move into each other when that is asked for, and stop when it is not any more', async ({
    page,
    visit,
  }) => {
    await visit(exercisePath(exercise.id))
    const figure = page.getByRole('img', { name: new RegExp(`^${exercise.title}: start`) })
    const phases = figure.locator('.phase')
    await expect(figure).toBeVisible()
    await expect(phases.last()).toBeVisible()
    expect(await movingIn(figure)).toBe(0)
    const box = page.getByRole('checkbox', { name: 'Show the movement' })
    await box.check()
    expect(await movingIn(figure)).toBeGreaterThan(0)
    await expect(phases.last()).toBeHidden()
    await box.uncheck()
    expect(await movingIn(figure)).toBe(0)
    await expect(phases.last()).toBeVisible()
  })

  test.describe('for visitors who want less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('there is no movement to ask for', async ({ page, visit }) => {
      await visit(exercisePath(exercise.id))
      await expect(page.getByRole('img', { name: /: start/ })).toBeVisible()
      await expect(page.getByText('Show the movement')).toBeHidden()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('an exercise is there as a whole, moves, and leads on', async ({ page }) => {
      await page.goto(exercisePath(exercise.id))
      await expect(page.getByRole('main')).toContainText(exercise.steps.at(-1) ?? '')
      await page.getByRole('checkbox', { name: 'Show the movement' }).check()
      await expect(
        page
          .getByRole('img', { name: /: start/ })
          .locator('.phase')
          .last(),
      ).toBeHidden()
      const section = page.getByRole('region', { name: 'Easier', exact: true })
      await section.getByRole('link', { name: easier.title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(easier.title)
    })

    test('lists lead to each other', async ({ page }) => {
      await page.goto(musclePath('glutes'))
      const filters = page.getByRole('navigation', { name: 'Exercises by muscle' })
      await filters.getByRole('link', { name: /^Hamstrings/ }).click()
      await expect(page).toHaveURL(musclePath('hamstrings'))
    })
  })
})
