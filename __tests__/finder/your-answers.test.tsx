import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { YourAnswers } from '../../src/finder/your-answers'
import { forgetJson } from '../../src/lib/load-json'
import { finderDataPath } from '../../src/lib/paths'

const data = readFileSync('__tests__/support/finder/plans.json', 'utf8')

function open(planId: string, search: string) {
  forgetJson(finderDataPath)
  window.fetch = jest.fn(async () => ({ ok: true, json: () => JSON.parse(data) }) as Response)
  window.history.replaceState(null, '', `/workouts/${planId}${search}`)
  render(<YourAnswers planId={planId} />)
}

const box = async () => within(await screen.findByRole('region', { name: 'With Your Answers' }))

test("a plan's page says what a visitor's answers change in it, and passes them on to training", async () => {
  open('three-day-foundation-beginner', '?minutes=25&with=dumbbell')
  const found = await box()
  found.getByText('25 minutes; with dumbbell')
  found.getByText(/^It begins with about your 25 minutes, and grows\./)
  expect(found.getByText(/^Kettlebell swing \(no kettlebell\): take/)).toHaveTextContent(
    'take Dumbbell Romanian deadlift',
  )
  expect(found.getByRole('link', { name: 'Train With These Answers' })).toHaveAttribute(
    'href',
    '/workouts/three-day-foundation-beginner/train?minutes=25&with=dumbbell',
  )
  expect(found.getByRole('link', { name: 'Change My Answers' })).toHaveAttribute(
    'href',
    '/workouts/find?minutes=25&with=dumbbell',
  )
})

test('a plan that needs no change says so', async () => {
  open('living-room-start-beginner', '?minutes=60&with=nothing')
  ;(await box()).getByText('This plan fits as it is.')
})

test.each(['', '?utm=1'])('who comes without answers downloads nothing (%s)', async (search) => {
  open('living-room-start-beginner', search)
  await Promise.resolve()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(window.fetch).not.toHaveBeenCalled()
})

test('goal and days come back with the other answers, and a conflict with them is said', async () => {
  open('living-room-start-beginner', '?for=muscle&days=2')
  const found = await box()
  found.getByText(/and you have 2\. Do its sessions in turn/)
  expect(found.getByRole('link', { name: 'Change My Answers' })).toHaveAttribute(
    'href',
    '/workouts/find?for=muscle&days=2',
  )
})
