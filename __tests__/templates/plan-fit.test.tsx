/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { planFit } from '../../src/plan/model/plan-fit'
import PlanFit from '../../src/templates/plan-fit'
import { planWithSessions } from '../support/fixtures/plans'
import { exercise, libraryWith, line } from '../support/fixtures/replaceable'
import { pageProps } from '../support/page-props'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const library = libraryWith(
  exercise('bench', { equipment: ['barbell', 'rack or bench uprights'], instead: ['push-up'] }),
  exercise('push-up', { loaded: 'added' }),
  exercise('curl', { pattern: 'isolation', main: ['biceps'], equipment: ['barbell'] }),
  exercise('raise', { pattern: 'isolation', main: ['chest'] }),
)

function show(...exercises: string[]) {
  const session = { name: 'Upper', days: [['Monday']], weeks: [1] }
  const program = {
    deloads: [],
    tests: [],
    progression: {},
    sessions: [{ ...session, lines: exercises.map((id) => line(id)) }],
  }
  const plan = { ...planWithSessions(), fit: planFit(program, 1, library) }
  render(<PlanFit {...pageProps({ plan }, { planId: plan.planId })} />)
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('says for each piece what takes the place of what needs it, in which sessions, or that nothing does', () => {
  show('bench', 'curl')
  expect(rowsOf('If you have no barbell')).toEqual([
    ['BenchUpper', 'Push-up'],
    ['CurlUpper', 'Nothing in the library replaces it: leave it out.'],
  ])
  expect(rowsOf('If you have no rack or bench uprights')).toEqual([['BenchUpper', 'Push-up']])
})

test('leads to training without that piece', () => {
  show('bench')
  expect(
    screen.getByRole('link', { name: 'Train without a barbell', hidden: true }),
  ).toHaveAttribute('href', '/workouts/first-plates-beginner/train?without=barbell')
})

test('says what to leave out first, and the minutes that are left', () => {
  show('bench', 'raise')
  expect(rowsOf('Upper')).toEqual([['Raise', '10']])
})

test('says that nothing is to be spared, and that a plan needs nothing', () => {
  show('push-up')
  screen.getByText(/^This plan needs nothing but what every home has/)
  screen.getByText('One set or round less of each exercise: 9 minutes.')
})

test('says that the PDF and the calendar show the original', () => {
  show('bench')
  const original = within(screen.getByRole('region', { name: 'The Original' }))
  original.getByText(/always show the original plan/)
  expect(original.getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    '/workouts/first-plates-beginner.pdf',
  )
})
