import { render, screen, within } from '@testing-library/react'
import type { Entry } from '../../../packages/progression/record/log'
import { emptyState } from '../../../packages/progression/record/plan-state'
import { ProgressView } from '../../../src/training/log/progress-view'
import { openSession } from '../model/open-session'
import { exercises, pageOf, planOf, rules } from '../model/train-by-hand'

test("Progress shows this plan's sessions, not those of others", () => {
  const program = planOf({}, rules.double)
  const open = openSession()
  const [press] = open.entries as [Entry]
  const sets = press.sets.map((set) => ({ ...set, done: open.started }))
  const session = (plan: string, title: string) => {
    const entries = [{ ...press, title, exercise: title, sets }]
    return { ...open, id: title, plan, finished: open.started, entries }
  }
  const sessions = [session('own', 'Press of this plan'), session('other', 'Their row')]
  const now = new Date(2026, 0, 9)
  const input = { program, exercises, sessions, unit: 'kg', bar: 20, now } as const
  const plan = pageOf(program, 2, { planId: 'own' })
  render(
    <ProgressView plan={plan} input={{ ...input, state: emptyState('own') }} onView={() => {}} />,
  )
  expect(screen.getByRole('heading', { name: 'Press of this plan' })).toBeVisible()
  expect(screen.queryByText('Their row')).toBeNull()
  // A single session shows as text, not as a chart.
  expect(screen.getByText('Mon, Jan 5, 2026 · 60 kg · 8 reps')).toBeVisible()
  expect(screen.queryByRole('table', { name: /^Press/ })).toBeNull()
  // The weeks chart includes all plans.
  const weeks = screen.getByRole('table', { name: 'Weeks trained' })
  expect(within(weeks).getByText('trained')).toBeInTheDocument()
  expect(within(weeks).getByRole('row', { name: /^Jan 5 trained 2$/ })).toBeVisible()
})
