import { planPath, planPdfPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { plans, some } from './support/content'

const plan = some(plans, ({ id }) => id === 'full-body-reload-beginner')

test("Workout detail (section 2): buttons 'Download PDF Guide', 'Save to Favorites', 'Share Workout'.", async ({
  page,
  visit,
}) => {
  await visit(planPath(plan.id))
  const file = await page.request.get(planPdfPath(plan.id))
  expect(file.headers()['content-type']).toBe('application/pdf')

  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save to Favorites' })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('button', { name: 'Share Workout' })).toBeEnabled()
})
