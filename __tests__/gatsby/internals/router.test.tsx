/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { globalHistory, Location, navigate, Router } from '../../../src/gatsby/internals/router'

/** The address and the page, as Gatsby puts them together. */
const App = () => (
  <Location>
    {({ location }) => (
      <Router id="route" location={location}>
        <Page {...{ location, uri: '' }} />
      </Router>
    )}
  </Location>
)

const Page = ({ location: { pathname, search }, uri }: { location: Place; uri: string }) => (
  <p>{`${pathname}${search} at ${uri}`}</p>
)
type Place = Pick<Window['location'], 'pathname' | 'search'> & typeof globalHistory.location

/** What is shown comes with the next frame. */
const frame = () => act(() => new Promise(requestAnimationFrame as never))

beforeEach(async () => {
  render(<App />)
  navigate('/')
  await frame()
})

test('shows the address asked for, and keeps what belongs to it', async () => {
  const entries = window.history.length
  navigate('/workouts?a=1', { state: { chosen: 'level' } })
  await frame()
  screen.getByText('/workouts?a=1 at /workouts')
  expect(window.history.length).toBe(entries + 1)
  expect(globalHistory.location.state).toMatchObject({ chosen: 'level' })
  expect(globalHistory.location.key).toBe(window.history.state.key)
})

test('an address takes the place of the one before it where it is told to, or that was never shown', async () => {
  const entries = window.history.length
  navigate('/a', { replace: true })
  await frame()
  expect(window.history.length).toBe(entries)
  navigate('/b')
  navigate('/c')
  await frame()
  screen.getByText('/c at /c')
  expect(window.history.length).toBe(entries + 1)
})

test('Back shows the address before', async () => {
  navigate('/first')
  await frame()
  navigate('/second')
  await frame()
  screen.getByText('/second at /second')
  const changed = new Promise((resolve) => window.addEventListener('popstate', resolve))
  window.history.back()
  await changed
  await frame()
  screen.getByText('/first at /first')
})

test('the focus goes to another page, and stays where only the query changes', async () => {
  const route = screen.getByText(/ at /).parentElement
  expect(route?.id).toBe('route')
  ;(document.activeElement as HTMLElement).blur()
  navigate('/page?b=2')
  await frame()
  expect(route).toHaveFocus()
  route?.blur()
  navigate('/page?b=3')
  await frame()
  expect(route).not.toHaveFocus()
})

test('tells its listeners until they stop listening', () => {
  const listener = jest.fn()
  const stop = globalHistory.listen(listener)
  act(() => navigate('/heard'))
  expect(listener).toHaveBeenCalledWith({
    location: expect.objectContaining({ pathname: '/heard' }),
    action: 'PUSH',
  })
  stop()
  act(() => navigate('/unheard'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('an address that the browser refuses to keep is loaded as a document', () => {
  jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new Error('Too many calls')
  })
  // jsdom cannot load documents, and says so.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  act(() => navigate('/refused'))
  expect(`${said.mock.calls}`).toContain('navigation')
  said.mockRestore()
})
