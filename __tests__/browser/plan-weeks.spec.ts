import { planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { plans, some } from './support/content'

const plan = some(plans, ({ id }) => id === 'heavy-tide-advanced')

test('a unit chosen in one tab applies in the other and on the next visit', async ({
  page,
  visit,
}) => {
  await visit(planPath(plan.id))
  const other = await page.context().newPage()
  await other.goto(planPath(plan.id))
  const steps = (tab: typeof page) =>
    tab.getByRole('region', { name: 'How It Progresses' }).getByRole('definition')
  await expect(steps(other)).toHaveText(['2.5 kg', '5 kg', '2 kg', '5 kg', '5 kg'])

  await page.getByRole('button', { name: /^lb/ }).click()
  await expect(steps(page)).toHaveText(['5 lb', '10 lb', '5 lb', '10 lb', '10 lb'])
  await expect(steps(other)).toHaveText(['5 lb', '10 lb', '5 lb', '10 lb', '10 lb'])
  await expect(other.getByRole('button', { name: /^lb/ })).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(steps(page)).toHaveText(['5 lb', '10 lb', '5 lb', '10 lb', '10 lb'])
  await other.close()
})
