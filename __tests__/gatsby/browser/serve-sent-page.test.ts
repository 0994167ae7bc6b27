/** @jest-environment jsdom */
import { serveSentPage } from '../../../src/gatsby/browser/serve-sent-page'

const NOT_FOUND = { page: { path: '/404.html' } }
const pages: Record<string, object> = {
  '/blog/written': { page: { path: '/blog/written' } },
  '/blog/unknown': { page: { path: '/blog/unknown' } },
}
const found = (path: string) => pages[path] ?? NOT_FOUND

/** The host sends a page for an address. */
function send(page: string, address: string) {
  document.head.innerHTML = `<meta property="og:url" content="https://loadline.example${page}">`
  window.history.replaceState(null, '', address)
  window.___loader = { loadPage: async (path: string) => found(path), loadPageSync: found } as never
  serveSentPage()
}

test.each([
  ['/blog/unknown', '/blog/nope', { path: '/blog/unknown', matchPath: '/*' }],
  ['/404', '/blog/nope', { path: '/404.html' }],
  ['/blog/written', '/blog/written', { path: '/blog/written' }],
])('of the page %s, sent for %s, Gatsby hydrates %j', async (built, address, expected) => {
  send(built, address)
  const page = { page: expected }
  expect(await window.___loader.loadPage(`${address}?from=mail`)).toEqual(page)
  expect(window.___loader.loadPageSync(address)).toEqual(page)
})

test('other addresses are unaffected', () => {
  send('/blog/unknown', '/blog/nope')
  expect(window.___loader.loadPageSync('/blog/written')).toEqual(pages['/blog/written'])
  expect(window.___loader.loadPageSync('/blog/other')).toEqual(NOT_FOUND)
})
