import { within } from '@testing-library/dom'
import { exerciseFacts } from '../../src/content/derive/exercise-facts'
import { planFitPath, planPath, planPdfPath, trainWithoutPath } from '../../src/lib/paths'
import { planFit } from '../../src/plan/model/plan-fit'
import { exercises, plans, some } from '../browser/support/content'
import { hrefOf, main, openPage, region, textsOf } from './support/open-page'

const library = new Map(exercises.map((exercise) => [exercise.id, exerciseFacts(exercise)]))
const plan = some(plans, ({ id }) => id === 'heavy-tide-advanced')
const program = plan.program
if (!program) throw new Error('These tests need a plan with sessions.')
const fit = planFit(program, plan.weeks, library)

test("a plan's page and its page for less equipment or time link to each other, and the latter is not listed", async () => {
  await openPage(planPath(plan.id))
  const link = region('The First Week').getByRole('link', { name: 'Short on gear or time?' })
  expect(hrefOf(link)).toBe(planFitPath(plan.id))
  expect(await openPage(planFitPath(plan.id))).toBe(200)
  expect(document.title).toBe(`${plan.title} with What You Have | Loadline`)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(hrefOf(main().getByRole('link', { name: 'Back to the plan' }))).toBe(planPath(plan.id))
})

test('each piece of equipment lists its replacements or says there is none, and links to training', async () => {
  await openPage(planFitPath(plan.id))
  const without = region('Without Equipment')
  expect(textsOf(without.getAllByRole('heading', { level: 3 }))).toEqual(
    fit.without.map(({ gear }) => `If you have no ${gear}`),
  )
  for (const { gear, changes } of fit.without) {
    const table = without.getByRole('table', { name: `If you have no ${gear}` })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(changes.length)
    for (const [index, { exercise, by, sessions }] of changes.entries()) {
      expect(rows[index]).toHaveTextContent(exercise.title)
      expect(rows[index]).toHaveTextContent(sessions.join(', '))
      expect(rows[index]).toHaveTextContent(by?.title ?? 'No replacement; leave it out.')
    }
    const link = without.getByRole('link', { name: new RegExp(`^Train without (an? )?${gear}$`) })
    expect(hrefOf(link)).toBe(trainWithoutPath(plan.id, gear))
  }
})

test('each session says what to skip first and what that saves', async () => {
  await openPage(planFitPath(plan.id))
  const short = region('Short on Time')
  const [shorter, whole] = [true, false].map((is) =>
    fit.short.filter(({ steps }) => steps.length > 0 === is),
  )
  expect(textsOf(short.getAllByRole('heading', { level: 3 }))).toEqual(
    shorter?.map(({ name }) => name),
  )
  for (const { name, minutes, steps } of shorter ?? []) {
    const rows = within(short.getByRole('table', { name })).getAllByRole('row').slice(1)
    expect(rows.map((row) => textsOf([...row.children]))).toEqual(
      steps.map(({ leave, minutes }) => [leave.join(' + '), `${minutes}`]),
    )
    expect(short.getAllByText(`${minutes} minutes`)).not.toEqual([])
  }
  const names = whole?.map(({ name }) => name).join(', ')
  expect(short.getByText('Do in full, or on another day:').parentElement).toHaveTextContent(
    `Do in full, or on another day: ${names}.`,
  )
})

test('a plan that needs nothing says so', async () => {
  await openPage(planFitPath('core-line-intermediate'))
  expect(region('Without Equipment').getByText(/needs only household items/)).toBeTruthy()
  const pdf = region('The Original').getByRole('link', { name: 'PDF' })
  expect(hrefOf(pdf)).toBe(planPdfPath('core-line-intermediate'))
})
