import { act, cleanup, render, screen } from '@testing-library/react'
import { ContinueLoader } from '../../src/started/continue-loader'
import { recordStartedPlan } from '../../src/started/use-started-plans'

jest.mock('../../src/start/when-idle', () => ({ whenIdle: () => {} }))

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const plan = { plan: 'plan', title: 'Plan', name: 'Hinge Day', week: 2, at: '2026-11-22' }
const nav = () => screen.queryByRole('navigation', { name: 'Continue' })

test('the Continue link appears on the first page after training, not on the training page', async () => {
  const { rerender } = render(<ContinueLoader pathname="/workouts/plan/train" />)
  recordStartedPlan(plan)
  rerender(<ContinueLoader pathname="/" />)
  const link = await screen.findByRole('link', { name: /^Continue: Hinge Day, week 2/ })
  expect(link).toHaveAttribute('href', '/workouts/plan/train')
  rerender(<ContinueLoader pathname="/workouts/plan/train" />)
  expect(nav()).toBeNull()
})

test('shows how many exercises the trainee swapped', async () => {
  recordStartedPlan({ ...plan, swapped: 2 })
  const { rerender } = render(<ContinueLoader pathname="/workouts/plan" />)
  expect(await screen.findByText('Plan · 2 swaps')).toBeVisible()
  act(() => recordStartedPlan({ ...plan, swapped: 0 }))
  rerender(<ContinueLoader pathname="/workouts/plan" />)
  expect(screen.getByText('Plan')).toBeVisible()
})

test('the plan\'s own button reads "Continue"', async () => {
  recordStartedPlan(plan)
  render(
    <main>
      <a href="/workouts/plan/train" className="button">
        <svg aria-hidden="true" />
        Start Training
      </a>
      <ContinueLoader pathname="/workouts/plan" />
    </main>,
  )
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveClass('button')
})

test('forbidden storage shows no Continue link and throws nothing', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  render(<ContinueLoader pathname="/" />)
  await Promise.resolve()
  expect(nav()).toBeNull()
  storage.mockRestore()
})
