/** @jest-environment jsdom */
import { pagePath } from '../../src/start/page-path'

function pathOf(href: string | undefined) {
  const link = document.createElement('a')
  if (href !== undefined) link.setAttribute('href', href)
  return pagePath(link)
}

test.each([
  ['/workouts', '/workouts'],
  ['/', '/'],
  ['/blog/page/2', '/blog/page/2'],
  ['/saved?plans=a,b', '/saved'],
])('%s leads to the page %s', (href, page) => {
  expect(pathOf(href)).toBe(page)
})

test.each([
  ['https://wa.me/12025550142', 'another site'],
  ['/workouts/heavy-tide-advanced.pdf', 'a file'],
  ['#main', 'a part of this page'],
  ['mailto:coach@example.com', 'a mailbox'],
  [undefined, 'nowhere'],
])('%s leads to %s, not to a page to fetch', (href: string | undefined, _place: string) => {
  expect(pathOf(href)).toBeUndefined()
})

test('without a link there is no page', () => {
  expect(pagePath(null)).toBeUndefined()
})
