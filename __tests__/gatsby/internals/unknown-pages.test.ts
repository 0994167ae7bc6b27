/** @jest-environment jsdom */
import { giveUnknownPages } from '../../../src/gatsby/internals/unknown-pages'

const NOT_FOUND = { page: { path: '/404.html' } }
const pages: Record<string, object> = {
  '/blog/written': { page: { path: '/blog/written' } },
  '/blog/unknown': { page: { path: '/blog/unknown' } },
  '/workouts/unknown': { page: { path: '/workouts/unknown' } },
}
const found = (path: string) => pages[path] ?? NOT_FOUND

beforeEach(() => {
  window.___loader = { loadPage: async (path: string) => found(path), loadPageSync: found } as never
  giveUnknownPages()
})

test.each([
  ['/blog/written', '/blog/written'],
  ['/blog/nope', '/blog/unknown'],
  ['/blog/nope?from=mail', '/blog/unknown'],
  ['/workouts/nope', '/workouts/unknown'],
  ['/blog/deeper/nope', '/404.html'],
  ['/nope', '/404.html'],
])('at %s Gatsby finds the page %s', async (path, expected) => {
  const page = { page: { path: expected } }
  expect(await window.___loader.loadPage(path)).toEqual(page)
  expect(window.___loader.loadPageSync(path)).toEqual(page)
})
