import { render, screen, within } from '@testing-library/react'
import { FirstWeek, HardSets } from '../../src/plan/plan-sessions'
import { planWithSessions } from '../support/fixtures/plans'

test.each([
  [
    [20, 24],
    ['/workouts/plan/week/2', '/workouts/plan/train?without='],
  ],
  [[20], ['/workouts/plan/train?without=']],
])('after the first of the weeks %j come %j', (loadLine, addresses) => {
  const week = { sessions: [] }
  render(<FirstWeek plan={planWithSessions({ planId: 'plan', loadLine, week })} />)
  const links = within(screen.getByRole('region', { name: 'The First Week' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})

test('hard sets begin with the first week that has any, and say what the weeks before are', () => {
  const muscleWeeks = [
    { muscle: 'Glutes', sets: [0, 0, 4, 6] },
    { muscle: 'Back', sets: [0, 0, 0, 3] },
  ]
  render(<HardSets plan={planWithSessions({ planId: 'plan', muscleWeeks })} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Muscle',
    'Week 3',
    'Peak',
  ])
  expect(screen.getByRole('row', { name: /Glutes/ })).toHaveTextContent('Glutes46')
  screen.getByText('Before week 3 every set leaves more than four, on purpose.')
})
