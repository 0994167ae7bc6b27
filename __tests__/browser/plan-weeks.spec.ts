import { planPath, planWeekPath } from '../../src/lib/paths'
import { loadLine } from '../../src/lib/program/load-line'
import { weekTable } from '../../src/lib/program/week-table'
import { expect, test } from './fixtures'
import { exerciseLibrary, plans, some } from './support/content'

const plan = some(plans, ({ id }) => id === 'heavy-tide-advanced')
const { program } = plan
if (!program) throw new Error('These tests need a plan with sessions.')

test.describe('A plan says what today is', () => {
  test("the plan's page has the first week, session by session", async ({ page, visit }) => {
    await visit(planPath(plan.id))
    const first = page.getByRole('region', { name: 'The First Week' })
    const { sessions } = weekTable(program, 1, exerciseLibrary)
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(
      sessions.map(({ name }) => name),
    )
    for (const { name, days, blocks } of sessions) {
      await expect(first.getByText(days, { exact: true }).first()).toBeVisible()
      const titles = blocks.flatMap(({ lines }) => lines.map(({ title }) => title))
      const table = first.getByRole('table', { name, exact: true })
      await expect(table.getByRole('link')).toHaveText(titles)
    }
  })

  test('each week is a page with its own numbers, and leads on', async ({ page, visit }) => {
    for (const week of [1, plan.weeks]) {
      await visit(planWeekPath(plan.id, week))
      await expect(page).toHaveTitle(`Week ${week} · ${plan.title} | Loadline`)
      await expect(page.getByText(plan.schedule?.[`week${week}`] ?? '')).toBeVisible()
      const lines = weekTable(program, week, exerciseLibrary).sessions.flatMap(({ blocks }) =>
        blocks.flatMap(({ lines }) => lines),
      )
      const sets = page.getByRole('region', { name: 'Sessions' }).locator('td:nth-child(2)')
      await expect(sets).toHaveText(lines.map(({ sets }) => sets))
    }
    await page
      .getByRole('link', { name: `Week ${plan.weeks - 1}`, exact: true })
      .last()
      .click()
    await expect(page).toHaveURL(planWeekPath(plan.id, plan.weeks - 1))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Week ${plan.weeks - 1}`)
  })

  test('the load line says its numbers', async ({ page, visit }) => {
    await visit(planPath(plan.id))
    const table = page.getByRole('region', { name: 'Load Line' }).getByRole('table')
    await expect(table.getByRole('cell')).toHaveText(
      loadLine(program, plan.weeks).map((load) => `${Math.round(load)}`),
    )
  })

  test('the list draws the load line of every plan', async ({ page, visit }) => {
    await visit('/workouts')
    await expect(page.getByRole('img', { name: /^Load line of \d+ weeks/ })).toHaveCount(6)
  })

  test('an address of a week that there is none is not found', async ({ visit, allow }) => {
    allow(/404/, /Page not found/)
    expect(await visit(planWeekPath(plan.id, plan.weeks + 1))).toBe(404)
  })
})

test('a unit chosen in one tab holds in the other, and on the next visit', async ({
  page,
  visit,
}) => {
  await visit(planPath(plan.id))
  const other = await page.context().newPage()
  await other.goto(planPath(plan.id))
  const steps = (tab: typeof page) =>
    tab.getByRole('region', { name: 'How It Progresses' }).getByRole('definition')
  await expect(steps(other)).toHaveText(['2.5 kg', '5 kg'])

  await page.getByRole('button', { name: /^lb/ }).click()
  await expect(steps(page)).toHaveText(['5 lb', '10 lb'])
  await expect(steps(other)).toHaveText(['5 lb', '10 lb'])
  await expect(other.getByRole('button', { name: /^lb/ })).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(steps(page)).toHaveText(['5 lb', '10 lb'])
  await other.close()
})
