import { frequencyOf } from '../../src/lib/duration'
import { planPath, planPdfPath } from '../../src/lib/paths'
import { placeholderPlan } from '../../src/lib/placeholder-plan'
import { expect, test } from './fixtures'
import { plans, some } from './support/content'

const plan = some(plans, ({ id }) => id === 'full-body-reload-beginner')
const address = planPath(plan.id)

test.describe('Workout detail /workouts/{id} (section 2)', () => {
  test('Back button, level and category badges, title, description, duration, equipment.', async ({
    page,
    visit,
  }) => {
    await visit(address)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.title)
    const { level, category, description } = plan
    for (const text of [level, category, description]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(main.getByText(`${plan.duration} · ${plan.equipment}`)).toBeVisible()
    await main.getByRole('link', { name: 'Back to Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
  })

  test('Cards: Program Overview, Weekly Progression (week-by-week list), Exercise Breakdown (name, sets × reps, rest), Program Goals.', async ({
    page,
    visit,
  }) => {
    await visit(address)
    const card = (name: string) => page.getByRole('region', { name })
    for (const paragraph of plan.overview?.split('\n\n') ?? []) {
      await expect(card('Program Overview')).toContainText(paragraph)
    }
    await expect(card('Weekly Progression').getByRole('listitem')).toHaveText(
      Object.values(plan.schedule ?? {}).map((text, index) => `Week ${index + 1}${text}`),
    )
    await expect(card('Program Goals').getByRole('listitem')).toHaveText(plan.goals ?? [])

    const table = card('Exercise Breakdown').getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Exercise', 'Sets × reps', 'Rest'])
    for (const { name, sets, reps, rest } of plan.exercises ?? []) {
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name, exact: true }),
      })
      await expect(row.getByRole('cell')).toHaveText([`${sets} × ${reps}`, rest])
    }
  })

  test("A duration/frequency summary. Frequency is the part of the duration text after the comma, default '4x/week'.", async ({
    page,
    visit,
  }) => {
    const other = some(plans, ({ duration }) => !duration.endsWith('4x/week'))
    for (const { id, duration } of [plan, other]) {
      await visit(planPath(id))
      const summary = page.getByRole('region', { name: 'At a glance' })
      await expect(summary.getByRole('term')).toHaveText(['Duration', 'Frequency'])
      const [length = '', frequency = ''] = duration.split(', ')
      await expect(summary.getByRole('definition')).toHaveText([length, frequency])
    }
    expect(frequencyOf('6 weeks')).toBe('4x/week')
  })

  test("Buttons 'Download PDF Guide', 'Save to Favorites', 'Share Workout'.", async ({
    page,
    visit,
  }) => {
    await visit(address)
    const main = page.getByRole('main')
    const pdf = main.getByRole('link', { name: 'Download PDF Guide' })
    await expect(pdf).toHaveAttribute('href', planPdfPath(plan.id))
    const file = await page.request.get(planPdfPath(plan.id))
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

    const save = main.getByRole('button', { name: 'Save to Favorites' })
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(save).toHaveAttribute('aria-pressed', 'true')

    await expect(main.getByRole('button', { name: 'Share Workout' })).toBeEnabled()
  })

  test("An id with no detailed entry shows a generic placeholder program (title 'Workout Program', level 'All Levels', category 'Fitness') instead of an error.", async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/)
    expect(await visit('/workouts/no-such-plan')).toBe(404)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workout Program')
    for (const text of ['All Levels', 'Fitness']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Program Goals' })).toContainText(
      placeholderPlan.goals[0],
    )
    await expect(main.getByRole('link', { name: 'Browse Workouts' })).toBeVisible()
  })
})
