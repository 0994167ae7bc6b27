import { listPages } from '../../src/lib/list-pages'
import { allFilters, shelfOf, shelvesOf } from '../../src/lib/shelves'

test('an empty list has one page', () => {
  expect(listPages(0)).toEqual([{ page: 1, pages: 1, limit: 6, skip: 0 }])
})

test('the pages of a list cover every entry once', () => {
  const shown = listPages(20).flatMap(({ skip, limit }) =>
    Array.from({ length: limit }, (_, index) => skip + index).filter((entry) => entry < 20),
  )
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => index))
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
