import { render, screen, within } from '@testing-library/react'
import { FirstWeek } from '../../src/plan/plan-sessions'
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
