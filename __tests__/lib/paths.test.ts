import {
  articlePath,
  blogListPath,
  paths,
  planListPath,
  planPath,
  planPdfPath,
  reservedSegments,
  slugify,
} from '../../src/lib/paths'
import { categories, levels } from '../../src/lib/vocabulary'

test("the screens have the specification's addresses", () => {
  expect(paths).toMatchObject({
    home: '/',
    about: '/about',
    blog: '/blog',
    plans: '/workouts',
    contact: '/contact',
    saved: '/saved',
  })
})

test('articles, plans and their PDFs have their addresses', () => {
  expect(articlePath('hiit-science')).toBe('/blog/hiit-science')
  expect(planPath('full-tide-advanced')).toBe('/workouts/full-tide-advanced')
  expect(planPdfPath('full-tide-advanced')).toBe('/workouts/full-tide-advanced.pdf')
})

test('the first page of a list has no number', () => {
  expect(blogListPath()).toBe('/blog')
  expect(blogListPath(1)).toBe('/blog')
  expect(blogListPath(2)).toBe('/blog/page/2')
  expect(planListPath()).toBe('/workouts')
  expect(planListPath({}, 3)).toBe('/workouts/page/3')
})

test('filters are in the address, category before level', () => {
  expect(planListPath({ category: 'Full Body' })).toBe('/workouts/category/full-body')
  expect(planListPath({ level: 'Advanced' })).toBe('/workouts/level/advanced')
  expect(planListPath({ category: 'Mass Gain', level: 'Beginner' })).toBe(
    '/workouts/category/mass-gain/level/beginner',
  )
  expect(planListPath({ category: 'Gym', level: 'Intermediate' }, 2)).toBe(
    '/workouts/category/gym/level/intermediate/page/2',
  )
})

test('every filter and page has a unique address without a trailing slash', () => {
  const addresses = [undefined, ...categories].flatMap((category) =>
    [undefined, ...levels].flatMap((level) =>
      [1, 2].map((page) => planListPath({ category, level }, page)),
    ),
  )
  expect(new Set(addresses).size).toBe(7 * 4 * 2)
  for (const address of addresses) expect(address).toMatch(/^\/.*[^/]$/)
})

test('names that start longer addresses are reserved', () => {
  expect(reservedSegments).toEqual(expect.arrayContaining(['page', 'category', 'level']))
})

test.each([
  ['Full Body', 'full-body'],
  ['  Track & Evolve! ', 'track-evolve'],
  ['4x/week', '4x-week'],
  ['--Mass--Gain--', 'mass-gain'],
  ['', ''],
])('"%s" becomes "%s" in an address', (name, expected) => {
  expect(slugify(name)).toBe(expected)
})
