import { act, cleanup, render, screen } from '@testing-library/react'
import { ContinueBar, ContinueMenuItem } from '../../src/layout/continue-bar'
import { useContinueLinks } from '../../src/layout/use-continue-links'
import { TrainLink } from '../../src/plan/train-link'
import { changeStartedPlan, recordStartedPlan } from '../../src/started-plans/use-started-plans'
import { serverHtml } from '../support/server-html'

jest.mock('../../src/lib/when-idle', () => ({ whenIdle: () => {} }))

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const plan = { plan: 'plan', title: 'Plan', name: 'Hinge Day', week: 2, at: '2026-11-22' }
const nav = () => screen.queryByRole('navigation', { name: 'Continue' })

test('the Continue link appears on the first page after training, not on the training page', async () => {
  const { rerender } = render(<ContinueBar pathname="/workouts/plan/train" />)
  act(() => recordStartedPlan(plan))
  rerender(<ContinueBar pathname="/" />)
  const link = await screen.findByRole('link', { name: /^Continue: Hinge Day, week 2/ })
  expect(link).toHaveAttribute('href', '/workouts/plan/train')
  rerender(<ContinueBar pathname="/workouts/plan/train" />)
  expect(nav()).toBeNull()
})

test('pages load the links only once a plan is started, here or in another tab', async () => {
  const Page = ({ pathname }: { pathname: string }) => {
    const links = useContinueLinks(pathname)
    return links ? <links.ContinueBar pathname={pathname} /> : <p>No links</p>
  }
  const { rerender } = render(<Page pathname="/workouts" />)
  await act(() => Promise.resolve())
  expect(screen.getByText('No links')).toBeVisible()
  act(() => recordStartedPlan(plan))
  rerender(<Page pathname="/" />)
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeVisible()
  cleanup()
  localStorage.clear()
  render(<Page pathname="/" />)
  act(() => recordStartedPlan(plan))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeVisible()
})

test('shows how many exercises the trainee swapped', async () => {
  recordStartedPlan({ ...plan, swapped: 2 })
  const { rerender } = render(<ContinueBar pathname="/workouts/plan" />)
  expect(await screen.findByText('Plan · 2 swaps')).toBeVisible()
  act(() => recordStartedPlan({ ...plan, swapped: 0 }))
  rerender(<ContinueBar pathname="/workouts/plan" />)
  expect(screen.getByText('Plan')).toBeVisible()
})

test('the plan\'s own button reads "Continue", also once the first session is marked as done', () => {
  render(<TrainLink planId="plan" />)
  expect(screen.getByRole('link')).toHaveAccessibleName('Start Training')
  act(() => recordStartedPlan(plan))
  expect(screen.getByRole('link')).toHaveAccessibleName('Continue')
  act(() => changeStartedPlan('plan', { stopped: '2026-11-23' }))
  expect(screen.getByRole('link')).toHaveAccessibleName('Start Training')
})

test("the plan's own button takes the visitor's answers to training", () => {
  window.history.replaceState(null, '', '/workouts/plan?minutes=25&spare=knee')
  render(<TrainLink planId="plan" />)
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/workouts/plan/train?minutes=25&spare=knee',
  )
  expect(serverHtml(<TrainLink planId="plan" />)).toContain('href="/workouts/plan/train"')
  window.history.replaceState(null, '', '/')
})

test('the menu links to the plan, but not from where it leads', () => {
  recordStartedPlan(plan)
  const { rerender } = render(<ContinueMenuItem pathname="/about" />)
  expect(screen.getByRole('link')).toHaveAccessibleName('Continue: Hinge Day, week 2')
  rerender(<ContinueMenuItem pathname="/workouts/plan/train" />)
  expect(screen.queryByRole('link')).toBeNull()
})

test("a page's first render is the server's", () => {
  recordStartedPlan(plan)
  expect(serverHtml(<ContinueBar pathname="/" />)).toBe('')
  expect(serverHtml(<TrainLink planId="plan" />)).toContain('Start Training')
})

test('forbidden storage shows no Continue link and throws nothing', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  render(<ContinueBar pathname="/" />)
  await Promise.resolve()
  expect(nav()).toBeNull()
  storage.mockRestore()
})
