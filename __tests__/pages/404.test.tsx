/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import NotFound from '../../src/pages/404'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

test('logs the bad path to the console, once', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation()
  window.history.replaceState(null, '', '/blgo/sleep?x=1')
  const { rerender } = render(<NotFound />)
  rerender(<NotFound />)
  expect(logged.mock.calls).toEqual([['Page not found: /blgo/sleep']])
})
