/** @jest-environment jsdom */
import type { RouteUpdateArgs } from 'gatsby'
import { disableCorePrefetching } from '../../../src/gatsby/browser/disable-core-prefetching'
import { onInitialClientRender } from '../../../src/gatsby/browser/on-initial-client-render'
import { onRouteUpdate } from '../../../src/gatsby/browser/on-route-update'
import { navigate } from '../../support/gatsby'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

test("Gatsby's own prefetching is off", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true)
})

test('links are followed from the first render on', async () => {
  window.___loader = { loadPage: async () => ({}), loadPageSync: () => undefined }
  document.body.innerHTML = '<a href="/workouts">Workouts</a>'
  onInitialClientRender?.({} as never, { plugins: [] })
  document.querySelector('a')?.click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).toHaveBeenCalledWith('/workouts', expect.anything())
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
