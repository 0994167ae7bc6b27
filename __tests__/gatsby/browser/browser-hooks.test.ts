/** @jest-environment jsdom */
import type { RouteUpdateArgs } from 'gatsby'
import { disableCorePrefetching } from '../../../src/gatsby/browser/disable-core-prefetching'
import { onRouteUpdate } from '../../../src/gatsby/browser/on-route-update'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

test("Gatsby's own prefetching is off", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true)
})

test('structured data goes with the page it describes', () => {
  document.head.innerHTML = '<script type="application/ld+json">{}</script>'
  const routeUpdate = (prevLocation: object | null) =>
    onRouteUpdate?.({ location: window.location, prevLocation } as RouteUpdateArgs, {
      plugins: [],
    })
  routeUpdate(null)
  expect(document.querySelector('script')).not.toBeNull()
  routeUpdate({ pathname: '/about' })
  expect(document.querySelector('script')).toBeNull()
})
