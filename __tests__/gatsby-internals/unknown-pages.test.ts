/** @jest-environment jsdom */
import { serveUnknownPages } from '../../src/gatsby-internals/unknown-pages'

const NOT_FOUND = { page: { path: '/404.html' } }
const pages: Record<string, object> = {
  '/blog/written': { page: { path: '/blog/written' } },
  '/blog/unknown': { page: { path: '/blog/unknown' } },
  '/workouts/unknown': { page: { path: '/workouts/unknown' } },
}
const found = (path: string) => pages[path] ?? NOT_FOUND

/** The page that the host sent for an address. */
function sent(page: string, address: string) {
  document.head.innerHTML = `<script id="first-script" data-page="${page}"></script>`
  window.history.replaceState(null, '', address)
}

beforeEach(() => {
  sent('/about', '/about')
  window.___loader = { loadPage: async (path: string) => found(path), loadPageSync: found } as never
  serveUnknownPages()
})

test.each([
  ['/blog/written', '/blog/written'],
  ['/blog/nope', '/blog/unknown'],
  ['/workouts/nope', '/workouts/unknown'],
  ['/blog/deeper/nope', '/404.html'],
  ['/nope', '/404.html'],
])('at %s Gatsby finds the page %s', async (path, expected) => {
  const page = { page: { path: expected } }
  expect(await window.___loader.loadPage(path)).toEqual(page)
  expect(window.___loader.loadPageSync(path)).toEqual(page)
})

test.each([
  ['/404.html', '/blog/nope'],
  ['/blog/unknown', '/blog/nope'],
])('the page %s that the host sent for %s hydrates', async (built, address) => {
  window.___loader = { loadPage: async (path: string) => found(path), loadPageSync: found } as never
  sent(built, address)
  serveUnknownPages()
  const page = { page: { path: built } }
  expect(await window.___loader.loadPage(`${address}?from=mail`)).toEqual(page)
  expect(window.___loader.loadPageSync(address)).toEqual(page)
  // Navigation to another such address doesn't hydrate.
  expect(window.___loader.loadPageSync('/blog/other')).toEqual(pages['/blog/unknown'])
})
