import { render, screen } from '@testing-library/react'
import { PlanCard } from '../../src/plan/plan-card'
import { planCard } from '../support/fixtures/plans'

test('only a draft is marked as not published', () => {
  const { rerender } = render(<PlanCard plan={planCard()} />)
  expect(screen.queryByText('Not published')).not.toBeInTheDocument()
  rerender(<PlanCard plan={planCard({ isHidden: true })} />)
  screen.getByText('Not published')
})

test('draws a load line only for a plan with sessions, and names its deloads', () => {
  const { rerender } = render(<PlanCard plan={planCard()} />)
  expect(screen.queryByRole('img', { name: /Load line/ })).not.toBeInTheDocument()
  rerender(<PlanCard plan={planCard({ loadLine: [20, 10, 24, 12], deloads: [2, 4] })} />)
  screen.getByRole('img', { name: 'Load line of 4 weeks, lighter in weeks 2, 4' })
})
