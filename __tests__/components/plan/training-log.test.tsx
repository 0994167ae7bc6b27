/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { TrainingLog } from '../../../src/components/plan/training-log'

const exercises = [{ name: 'Back squat', sets: '3', reps: '5', rest: '3 minutes' }]
const sessions = [
  {
    name: 'Squat',
    weeks: [1, 2, 3, 5, 6],
    rows: [{ title: 'Back squat', cells: ['3 × 5', '3 × 5', '', '2 × 5', '1 × 5'] }],
  },
  { name: 'Bench', weeks: [1], rows: [{ title: 'Bench press', cells: ['4 × 8'] }] },
]

const print = (phase: 'beforeprint' | 'afterprint') =>
  act(() => window.dispatchEvent(new Event(phase)))

const headsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)

test('of a plan without sessions it has a row for each exercise and a column for each week', () => {
  render(<TrainingLog title="First" weeks={6} exercises={exercises} sessions={[]} />)
  print('beforeprint')
  expect(screen.getAllByRole('table').map(headsOf)).toEqual([
    ['Exercise', 'Week 1', 'Week 2', 'Week 3', 'Week 4'],
    ['Exercise', 'Week 5', 'Week 6'],
  ])
  expect(screen.getAllByRole('rowheader', { name: 'Back squat' })).toHaveLength(2)
})

test('of a plan with sessions it is there while the browser prints, and no longer', () => {
  render(<TrainingLog title="First" weeks={6} exercises={exercises} sessions={sessions} />)
  expect(screen.queryByRole('table')).toBeNull()
  print('beforeprint')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Training log: First',
    'Squat',
    'Bench',
  ])
  expect(screen.getAllByRole('table').map(headsOf)).toEqual([
    ['Exercise', 'Week 1', 'Week 2', 'Week 3', 'Week 5'],
    ['Exercise', 'Week 6'],
    ['Exercise', 'Week 1'],
  ])
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['3 × 5', '3 × 5', '', '2 × 5', '1 × 5', '4 × 8'])
  print('afterprint')
  expect(screen.queryByRole('table')).toBeNull()
})
