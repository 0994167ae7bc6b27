import { listPages } from '../../src/lib/list-pages'

test('an empty list has one page', () => {
  expect(listPages([])).toEqual([{ pager: { page: 1, pages: 1 }, shown: [] }])
})

test('the pages of a list contain every entry once', () => {
  const entries = Array.from({ length: 20 }, (_, index) => index)
  const pages = listPages(entries)
  expect(pages.map(({ shown }) => shown.length)).toEqual([6, 6, 6, 2])
  expect(pages.flatMap(({ shown }) => shown)).toEqual(entries)
})
