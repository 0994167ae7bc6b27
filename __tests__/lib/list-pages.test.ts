import { listPages } from '../../src/lib/list-pages'
import { allFilters, shelfOf, shelvesOf } from '../../src/lib/shelves'

test('an empty list has one page', () => {
  expect(listPages([])).toEqual([{ pager: { page: 1, pages: 1 }, shown: [] }])
})

test('the pages of a list cover every entry once', () => {
  const entries = Array.from({ length: 20 }, (_, index) => index)
  const pages = listPages(entries)
  expect(pages.map(({ shown }) => shown.length)).toEqual([6, 6, 6, 2])
  expect(pages.flatMap(({ shown }) => shown)).toEqual(entries)
})

test('there are 28 filters, each with a shelf of its own', () => {
  const shelves = allFilters().map(shelfOf)
  expect(shelves).toHaveLength(28)
  expect(new Set(shelves).size).toBe(28)
})

test('a plan stands on the shelves of exactly those filters that find it', () => {
  const plan = { category: 'Mass Gain', level: 'Advanced' }
  const finding = allFilters().filter(
    ({ category, level }) =>
      (!category || category === plan.category) && (!level || level === plan.level),
  )
  expect(shelvesOf(plan).sort()).toEqual(finding.map(shelfOf).sort())
})
