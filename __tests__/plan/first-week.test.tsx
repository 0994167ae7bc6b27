/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { FirstWeek } from '../../src/plan/first-week'

const open = (weeks: number) =>
  render(<FirstWeek planId="base" weeks={weeks} week={{ sessions: [] }} warmUp={null} />)

test('the first week links to the second', () => {
  open(2)
  expect(screen.getByRole('link', { name: 'Week 2' })).toHaveAttribute(
    'href',
    '/workouts/base/week/2',
  )
})

test('a one-week plan links only to the page for less gear or time', () => {
  open(1)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  screen.getByRole('link', { name: 'Short on gear or time?' })
})
