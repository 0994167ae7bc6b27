/** @jest-environment jsdom */
import type { RouteUpdateArgs } from 'gatsby'
import { disableCorePrefetching } from '../../../src/gatsby/browser/disable-core-prefetching'
import { onClientEntry } from '../../../src/gatsby/browser/on-client-entry'
import { onInitialClientRender } from '../../../src/gatsby/browser/on-initial-client-render'
import { onRouteUpdate } from '../../../src/gatsby/browser/on-route-update'
import { navigate } from '../../support/gatsby'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

const loadPage = jest.fn(async () => ({}))

const routeUpdate = (prevLocation: object | null) =>
  onRouteUpdate?.({ location: window.location, prevLocation } as RouteUpdateArgs, {
    plugins: [],
  })

beforeAll(() => {
  performance.getEntriesByName = () => []
  performance.getEntriesByType = () => []
  window.___loader = { loadPage, loadPageSync: () => undefined }
  onClientEntry()
  onInitialClientRender?.({} as never, { plugins: [] })
})

beforeEach(() => {
  loadPage.mockClear()
  window.___loader = { loadPage, loadPageSync: () => undefined }
  performance.getEntriesByType = () => []
  jest.useFakeTimers({ doNotFake: ['performance'] })
  document.head.innerHTML = '<script type="application/ld+json">{}</script>'
  document.body.innerHTML = '<a href="/workouts"><span>Workouts</span></a><p>Text</p>'
})

afterEach(() => jest.useRealTimers())

test("Gatsby's own prefetching is off", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true)
})

test.each(['mouseover', 'pointerdown', 'focusin'])('a link is fetched at once on %s', (intent) => {
  document.querySelector('span')?.dispatchEvent(new Event(intent, { bubbles: true }))
  expect(loadPage).toHaveBeenCalledWith('/workouts')
})

test('nothing is fetched where there is no link', () => {
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(loadPage).not.toHaveBeenCalled()
})

test.each(['popstate', 'pagehide'])('links are followed until %s', async (leaving) => {
  navigate.mockClear()
  document.querySelector('span')?.click()
  window.dispatchEvent(new Event(leaving))
  await jest.advanceTimersByTimeAsync(0)
  expect(navigate).not.toHaveBeenCalled()
  document.querySelector('span')?.click()
  await jest.advanceTimersByTimeAsync(0)
  expect(navigate).toHaveBeenCalledWith('/workouts', expect.anything())
})

test('the links of the first page are fetched ahead while React takes it over', () => {
  onClientEntry()
  jest.runAllTimers()
  expect(loadPage).toHaveBeenCalledWith('/workouts')
})

test('the links of every new page are fetched ahead once the browser is idle', () => {
  routeUpdate({ pathname: '/about' })
  expect(loadPage).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(loadPage).toHaveBeenCalledWith('/workouts')
})

test('the first page is loaded to its end before anything is fetched ahead', () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
  onClientEntry()
  jest.runAllTimers()
  expect(loadPage).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(loadPage).toHaveBeenCalledWith('/workouts')
})

test('a page that was moved on to is settled once it is shown', () => {
  document.documentElement.classList.add('arriving')
  routeUpdate({ pathname: '/about' })
  expect(document.documentElement).toHaveClass('arriving')
  jest.runAllTimers()
  expect(document.documentElement).not.toHaveClass('arriving')
})

test('structured data goes with the page it speaks of', () => {
  routeUpdate(null)
  expect(document.querySelector('script')).not.toBeNull()
  routeUpdate({ pathname: '/about' })
  expect(document.querySelector('script')).toBeNull()
})
