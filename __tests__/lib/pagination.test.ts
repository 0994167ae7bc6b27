import { listPages } from '../../src/lib/list-pages'
import { pageCount, pagerItems } from '../../src/lib/pagination'

test.each([
  [0, 1],
  [6, 1],
  [7, 2],
])('%i entries fill %i page(s) of six', (entries, pages) => {
  expect(pageCount(entries)).toBe(pages)
})

test('the pages of a list contain every entry once', () => {
  const entries = Array.from({ length: 20 }, (_, index) => index)
  const pages = listPages(entries)
  expect(pages.map(({ shown }) => shown.length)).toEqual([6, 6, 6, 2])
  expect(pages.flatMap(({ shown }) => shown)).toEqual(entries)
  expect(listPages([])).toEqual([{ pager: { page: 1, pages: 1 }, shown: [] }])
})

test.each([
  [2, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
] as const)('page %i of %i shows %j', (current, total, items) => {
  expect(pagerItems(current, total)).toEqual(items)
})

test.each([8, 9, 50])('of %i pages, each shows itself, its neighbors and both ends', (total) => {
  for (let current = 1; current <= total; current++) {
    const items = pagerItems(current, total)
    expect(items).toHaveLength(7)
    for (const page of [1, current - 1, current, current + 1, total]) {
      if (page >= 1 && page <= total) expect(items).toContain(page)
    }
    items.forEach((item, index) => {
      // A gap hides more than one number.
      if (item === 'gap')
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2)
      else if (items[index - 1] !== 'gap' && index > 0) expect(items[index - 1]).toBe(item - 1)
    })
  }
})
