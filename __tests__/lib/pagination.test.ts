import { PAGE_SIZE, pageCount, pagerItems } from '../../src/lib/pagination'

test('a page of a list holds six entries', () => {
  expect(PAGE_SIZE).toBe(6)
})

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
  [24, 4],
])('%i entries fill %i page(s)', (entries, pages) => {
  expect(pageCount(entries)).toBe(pages)
})

test.each([
  [1, 1, [1]],
  [2, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [8, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [1, 50, [1, 2, 3, 4, 5, 'gap', 50]],
  [25, 50, [1, 'gap', 24, 25, 26, 'gap', 50]],
  [50, 50, [1, 'gap', 46, 47, 48, 49, 50]],
] as const)('page %i of %i shows %j', (current, total, items) => {
  expect(pagerItems(current, total)).toEqual(items)
})

test.each([8, 9, 50])('of %i pages, each shows itself, its neighbors and both ends', (total) => {
  for (let current = 1; current <= total; current++) {
    const items = pagerItems(current, total)
    expect(items).toHaveLength(7)
    const wanted = [1, current - 1, current, current + 1, total]
    expect(items).toEqual(
      expect.arrayContaining(wanted.filter((page) => page >= 1 && page <= total)),
    )
    const numbers = items.filter((item) => item !== 'gap')
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  }
})

test('a gap always hides more than one number', () => {
  for (let current = 1; current <= 50; current++) {
    const items = pagerItems(current, 50)
    items.forEach((item, index) => {
      if (item === 'gap')
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2)
    })
  }
})
