/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { WorkoutCard } from '../../../src/components/workouts/workout-card'
import { workoutCard } from '../../support/fixtures/workouts'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

test('shows what the specification asks for', () => {
  render(<WorkoutCard workout={workoutCard()} />)
  const card = screen.getByRole('article')
  for (const text of [
    'Beginner',
    'Gym',
    'Eight weeks from the empty bar to plates on both sides.',
    '8 weeks, 3x/week',
    'Barbell, rack, bench',
  ])
    expect(card).toHaveTextContent(text)
  screen.getByRole('heading', { level: 3, name: 'First Plates' })
  screen.getByRole('img', { name: 'Hands closing around a chalked bar' })
})

test('leads to the plan, in words that name it', () => {
  render(<WorkoutCard workout={workoutCard()} />)
  const [link, ...others] = screen.getAllByRole('link')
  expect(link).toHaveTextContent('View Plan: First Plates')
  expect(link).toHaveAttribute('href', '/workouts/first-plates-beginner')
  expect(others).toEqual([])
})

test('a draft says that it is not published, other plans do not', () => {
  const { rerender } = render(<WorkoutCard workout={workoutCard()} />)
  expect(screen.queryByText('Not published')).not.toBeInTheDocument()
  rerender(<WorkoutCard workout={workoutCard({ isHidden: true })} />)
  screen.getByText('Not published')
})
