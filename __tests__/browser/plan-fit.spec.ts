import { planFitPath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { toasts } from './support/toasts'

const PLAN = 'bench-and-build-intermediate'

test('a plan adapts all sessions to having no bench, remembers it, and can be reset', async ({
  page,
  visit,
}) => {
  await visit(planPath(PLAN))
  await page.getByRole('link', { name: 'Short on gear or time?' }).click()
  await expect(page).toHaveURL(planFitPath(PLAN))
  await page.getByRole('heading', { name: 'If you have no bench', exact: true }).click()
  const table = page.getByRole('table', { name: 'If you have no bench', exact: true })
  await expect(table.getByRole('row', { name: /^Barbell bench press/ })).toContainText(
    'Dumbbell floor press',
  )

  await page.getByRole('link', { name: 'Train without a bench' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bench', exact: true })).toBeChecked()
  const swap = page.getByRole('button', { name: /^Swap/ })
  await expect(swap).toBeInViewport()
  await swap.click()
  const asked = page.getByRole('list', { name: 'Exercises' })
  await expect(asked).toContainText('Dumbbell floor press')
  await expect(asked).not.toContainText('Barbell bench press')
  await page
    .getByRole('combobox', { name: 'Another session' })
    .selectOption({ label: 'Week 1, Thursday: Press Two' })
  await expect(asked).toContainText('Dumbbell floor press')

  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(asked).toContainText('Barbell bench press')
  await swap.click()
  await expect(asked).toContainText('Dumbbell floor press')

  // A second visit with a plain address.
  await visit(`${planPath(PLAN)}/train`)
  await expect(asked).toContainText('Dumbbell floor press')
  await page.getByText('Train With What You Have').click()
  await expect(page.getByRole('checkbox', { name: 'Bench', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Use the Original Exercises' }).click()
  await expect(asked).toContainText('Barbell bench press')
})
