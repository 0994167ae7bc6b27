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

test('the screens of the specification stand at its addresses', () => {
  expect(paths).toMatchObject({
    home: '/',
    about: '/about',
    blog: '/blog',
    plans: '/workouts',
    contact: '/contact',
    saved: '/saved',
  })
})

test('articles, plans and their PDFs', () => {
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

test('filters stand in the address, category before level', () => {
  expect(planListPath({ category: 'Full Body' })).toBe('/workouts/category/full-body')
  expect(planListPath({ level: 'Advanced' })).toBe('/workouts/level/advanced')
  expect(planListPath({ category: 'Mass Gain', level: 'Beginner' })).toBe(
    '/workouts/category/mass-gain/level/beginner',
  )
  expect(planListPath({ category: 'Gym', level: 'Intermediate' }, 2)).toBe(
    '/workouts/category/gym/level/intermediate/page/2',
  )
})

test('every filter and page has an address of its own, none ending in a slash', () => {
  const addresses = [undefined, ...categories].flatMap((category) =>
    [undefined, ...levels].flatMap((level) =>
      [1, 2].map((page) => planListPath({ category, level }, page)),
    ),
  )
  expect(new Set(addresses).size).toBe(7 * 4 * 2)
  for (const address of addresses) expect(address).toMatch(/^\/.*[^/]$/)
})

test('names that begin a longer address are reserved', () => {
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
