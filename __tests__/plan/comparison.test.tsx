import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Comparison } from '../../src/plan/comparison'

type ComparedPlan = ComponentProps<typeof Comparison>['plans'][number]

const plan = {
  planId: 'plan',
  title: 'Plan',
  agenda: [[{ minutes: 30 }], [{ minutes: 30 }, { minutes: 40 }], [{ minutes: null }]],
  loadLine: [10, 20.4, 20.4],
  muscleWeeks: [],
  before: [],
  next: [],
} as unknown as ComparedPlan

test('draws load lines only of plans with sessions', () => {
  const bare = { ...plan, planId: 'bare', title: 'Bare', agenda: [], loadLine: [] }
  const { rerender } = render(<Comparison plans={[plan, bare]} />)
  expect(screen.getByRole('figure')).not.toHaveTextContent('Bare')
  rerender(<Comparison plans={[bare]} />)
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

test('sums up the first week and the first of the hardest weeks', () => {
  render(<Comparison plans={[plan]} />)
  expect(screen.getByRole('row', { name: /^First week/ })).toHaveTextContent(
    'Week 1: 1 session, 30 min, load 10',
  )
  expect(screen.getByRole('row', { name: /^Hardest week/ })).toHaveTextContent(
    'Week 2: 2 sessions, 70 min, load 20',
  )
})
