import { expect, test } from './fixtures'
import { expectAccessibleInBoth } from './support/axe'
import { BENCH, doSet, setOf, setsDone, startSession, TRAIN, untilKept } from './support/train'

test('one tab trains; another shows what is stored and takes over, and no set is lost', async ({
  page,
  visit,
}) => {
  await visit(TRAIN)
  await startSession(page)
  await doSet(page, BENCH, 1, { load: 60 })
  const other = await page.context().newPage()
  await other.goto(TRAIN)
  await expect(other.getByText('Your training is open in another tab.')).toBeVisible()
  await expect(other.getByText('Open · 1 set done')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Start Session' })).toHaveCount(0)
  await expectAccessibleInBoth(other)
  // The set may still be on its way to the database. A tap after the other tab took over counts nowhere.
  await setOf(page, BENCH, 2).done.evaluate((button) => (button as HTMLButtonElement).click())
  await other.getByRole('button', { name: 'Use It Here' }).click()
  await expect(setsDone(other)).toHaveText('2 of 6 sets done')
  await expect(page.getByText('Your training is open in another tab.')).toBeVisible()
  await doSet(other, 'Push-up', 1)
  await page.getByRole('button', { name: 'Use It Here' }).click()
  await expect(setsDone(page)).toHaveText('3 of 6 sets done')
  await doSet(page, 'Plank', 1)
  await untilKept(page)
  await other.close()
  await page.reload()
  await expect(setsDone(page)).toHaveText('4 of 6 sets done')
})
