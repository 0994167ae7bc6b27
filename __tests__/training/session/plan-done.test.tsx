/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { PlanDone } from '../../../src/training/session/plan-done'
import type { TrainingPlan } from '../../../src/training/training-plan'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

const shown = (fields: Partial<TrainingPlan>) => (
  <PlanDone plan={{ goals: [], next: [], ...fields } as unknown as TrainingPlan}>…</PlanDone>
)

test('a finished plan shows its goals and links to the next plans and the finder', () => {
  const next = [
    { planId: 'first-plates', title: 'First Plates' },
    { planId: 'gym-floor', title: 'Gym Floor Basics' },
  ]
  const { rerender } = render(shown({ goals: ['Twelve push-ups'], next }))
  expect(screen.getByRole('listitem')).toHaveTextContent('Twelve push-ups')
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['First Plates', '/workouts/first-plates'],
    ['Gym Floor Basics', '/workouts/gym-floor'],
    ['Find another plan', '/workouts/find'],
  ])
  // A plan without follow-up plans.
  rerender(shown({}))
  expect(screen.getByRole('link')).toHaveTextContent('Find another plan')
  expect(screen.queryByText(/After it/)).not.toBeInTheDocument()
})
