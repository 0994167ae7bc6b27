/** @jest-environment jsdom */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { disableCorePrefetching } from '../../../src/gatsby/browser/disable-core-prefetching'
import { onRouteUpdate } from '../../../src/gatsby/browser/on-route-update'
import { shouldUpdateScroll } from '../../../src/gatsby/browser/should-update-scroll'

test("Gatsby's own prefetching is off", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true)
})

test("navigation removes a page's own head elements and keeps the shared ones", () => {
  document.head.innerHTML = `<meta name="viewport"><meta name="description">
    <meta name="robots"><meta property="og:title">
    <link rel="canonical"><link rel="icon">
    <script type="application/ld+json">{}</script>`
  const left = (prevLocation: object | null) => {
    onRouteUpdate?.({ location: window.location, prevLocation } as RouteUpdateArgs, { plugins: [] })
    return [...document.head.children].map((one) => one.getAttribute('name') ?? one.localName)
  }
  expect(left(null)).toHaveLength(7)
  expect(left({ pathname: '/about' })).toEqual(['viewport', 'link'])
})

test('navigation to an unknown address logs it; the first page does not log twice', () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  document.body.innerHTML = '<div data-not-found></div>'
  window.history.replaceState(null, '', '/blgo/sleep?x=1')
  const show = (prevLocation: object | null) =>
    onRouteUpdate?.({ location: window.location, prevLocation } as RouteUpdateArgs, { plugins: [] })
  show(null)
  expect(log).not.toHaveBeenCalled()
  show({ pathname: '/about' })
  expect(log.mock.calls).toEqual([['Page not found: /blgo/sleep']])
})

test.each([
  ['a new page starts at its top', {}, 0, true],
  ['a list keeps its scroll position when a filter is chosen', { keepScroll: true }, 0, false],
  ['Back restores the scroll position, even in a filtered list', { keepScroll: true }, 800, true],
])('%s', (_what, state, saved, updates) => {
  const routerProps = { location: { ...window.location, state } }
  const args = { prevRouterProps: {}, routerProps, getSavedScrollPosition: () => [0, saved] }
  expect(shouldUpdateScroll(args as unknown as ShouldUpdateScrollArgs)).toBe(updates)
})
