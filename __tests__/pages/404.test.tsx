/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import NotFound, { Head } from '../../src/pages/404'
import { navigate } from '../support/gatsby'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation()
  navigate.mockReset()
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('says what happened, in the words of the specification', () => {
  render(<NotFound />)
  screen.getByText('404')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  screen.getByText(
    "The page you're looking for doesn't exist or has been moved. Let's get you back to training!",
  )
})

test.each([
  ['Back to Home', '/'],
  ['Browse Blog', '/blog'],
  ['Workouts', '/workouts'],
  ['About', '/about'],
  ['Contact', '/contact'],
])('%s leads to %s', (name, address) => {
  render(<NotFound />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})

test('logs the bad path to the console, once', () => {
  window.history.replaceState(null, '', '/blgo/sleep?x=1')
  const { rerender } = render(<NotFound />)
  rerender(<NotFound />)
  expect(logged.mock.calls).toEqual([['Page not found: /blgo/sleep']])
})

test('Go Back goes back in history', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation()
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  render(<NotFound />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledTimes(1)
  expect(navigate).not.toHaveBeenCalled()
})

test('Go Back leads home where there is no history', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation()
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  render(<NotFound />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledWith('/', {})
})

test('stays out of search results', () => {
  const head = renderHead(<Head />)
  expect(head.title).toBe('Page Not Found | Loadline')
  expect(head.robots).toBe('noindex')
})
