import { render, screen, within } from '@testing-library/react'
import PlanMap from '../../src/pages/workouts/map'
import { planCard } from '../support/fixtures/plans'
import { pageProps } from '../support/page-props'

const link = (planId: string, title: string) => ({ planId, title })

test('shows all plans as a picture and as a list, with the plans before and after each', () => {
  const first = link('first', 'First Plates')
  const ledger = link('ledger', 'Ledger')
  const nodes = [
    { ...planCard({ ...ledger, level: 'Intermediate' }), before: [first], next: [] },
    { ...planCard(first), before: [], next: [ledger] },
  ]
  render(<PlanMap {...pageProps<Queries.PlanMapQuery>({ allPlan: { nodes } })} />)
  screen.getByRole('img', { name: /^Plans by category and level/ })
  // The easier plan comes first, regardless of titles.
  const entries = within(screen.getByRole('region', { name: 'Gym' })).getAllByRole('listitem')
  expect(entries[0]).toHaveTextContent(
    'BeginnerFirst Plates8 weeks, 3x/week · about 45 minBarbell, rack, benchNext plan: Ledger',
  )
  expect(entries[1]).toHaveTextContent('Not yet: First Plates')
})
