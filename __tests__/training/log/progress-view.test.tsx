/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ProgressView } from '../../../src/training/log/progress-view'
import { emptyState } from '../../../src/training/model/log'
import { openSession } from '../model/open-session'
import { exercises, pageOf, planOf, rules } from '../model/train-by-hand'

test("Progress shows this plan's sessions, not those of others", () => {
  const program = planOf({}, rules.double)
  const plan = pageOf(program, 2, { planId: 'own' })
  const done = openSession()
  const [press] = done.entries
  const session = (id: string, of: string, title: string) => ({
    ...done,
    id,
    plan: of,
    finished: done.started,
    entries: press
      ? [
          {
            ...press,
            title,
            exercise: id,
            sets: press.sets.map((set) => ({ ...set, done: done.started })),
          },
        ]
      : [],
  })
  const sessions = [session('a', 'own', 'Press of this plan'), session('b', 'other', 'Their row')]
  const input = {
    program,
    exercises,
    sessions,
    unit: 'kg',
    bar: 20,
    now: new Date(2026, 0, 9),
  } as const
  render(<ProgressView plan={plan} input={{ ...input, state: emptyState('own') }} />)
  expect(screen.getByRole('heading', { name: 'Press of this plan' })).toBeVisible()
  expect(screen.queryByText('Their row')).toBeNull()
  // A single session shows as text, not as a chart.
  expect(screen.getByText('Mon, Jan 5, 2026 · 60 kg · 8 reps')).toBeVisible()
  expect(screen.queryByText('As a table', { selector: '[aria-label^="Press"]' })).toBeNull()
  // The weeks chart includes all plans.
  const weeks = screen.getByRole('table', { name: 'Weeks trained' })
  expect(within(weeks).getByText('trained')).toBeInTheDocument()
  expect(within(weeks).getByRole('row', { name: /^Jan 5 trained 2$/ })).toBeVisible()
})
