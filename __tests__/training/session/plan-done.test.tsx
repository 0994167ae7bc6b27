import { render, screen } from '@testing-library/react'
import { PlanDone } from '../../../src/training/session/plan-done'
import { pageOf, planOf, rules } from '../model/train-by-hand'

test('a finished plan shows its goals and links to the next plans and the finder', () => {
  const plan = pageOf(planOf({}, rules.double), 8, {
    goals: ['Twelve push-ups'],
    next: [{ planId: 'gym-floor', title: 'Gym Floor Basics' }],
  })
  const { rerender } = render(<PlanDone plan={plan}>…</PlanDone>)
  expect(screen.getByRole('listitem')).toHaveTextContent('Twelve push-ups')
  const [next, find] = screen.getAllByRole('link')
  expect(next).toHaveTextContent('Gym Floor Basics')
  expect(next).toHaveAttribute('href', '/workouts/gym-floor')
  expect(find).toHaveAttribute('href', '/workouts/find')
  rerender(<PlanDone plan={{ ...plan, next: [] }}>…</PlanDone>)
  expect(screen.getByRole('link')).toHaveTextContent('Find Another Plan')
  expect(screen.queryByText(/Next up/)).not.toBeInTheDocument()
})
