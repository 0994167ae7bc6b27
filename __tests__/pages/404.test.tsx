import { render } from '@testing-library/react'
import NotFound from '../../src/pages/404'

test('The bad path is logged to the console, once', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation()
  window.history.replaceState(null, '', '/blgo/sleep?x=1')
  const { rerender } = render(<NotFound />)
  rerender(<NotFound />)
  const named = logged.mock.calls.flat().filter((text) => String(text).startsWith('Page not found'))
  expect(named).toEqual(['Page not found: /blgo/sleep'])
})
