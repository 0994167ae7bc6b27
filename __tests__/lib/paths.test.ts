import {
  articlePath,
  blogListPath,
  planListPath,
  planPath,
  planPdfPath,
  reservedSegments,
  slugify,
} from '../../src/lib/paths'
import { categories, levels } from '../../src/lib/vocabulary'

test.each([
  [articlePath('hiit-science'), '/blog/hiit-science'],
  [planPath('full-tide-advanced'), '/workouts/full-tide-advanced'],
  [planPdfPath('full-tide-advanced'), '/workouts/full-tide-advanced.pdf'],
  // The first page of a list has no number.
  [blogListPath(1), '/blog'],
  [blogListPath(2), '/blog/page/2'],
  [planListPath({}, 3), '/workouts/page/3'],
  [planListPath({ category: 'Full Body' }), '/workouts/category/full-body'],
  [
    planListPath({ category: 'Mass Gain', level: 'Beginner' }, 2),
    '/workouts/category/mass-gain/level/beginner/page/2',
  ],
  [planListPath({ level: 'Beginner', days: 3 }, 2), '/workouts/level/beginner/days/3/page/2'],
  [planListPath({ category: 'Home', minutes: 30 }), '/workouts/filter?category=home&minutes=30'],
  [slugify('  Track & Evolve! '), 'track-evolve'],
  [slugify('--Mass--Gain--'), 'mass-gain'],
  [slugify('Réseaux sociaux'), 'reseaux-sociaux'],
  [slugify('Über 60'), 'uber-60'],
  // Marks of other scripts tell two words apart.
  [slugify('バイク'), 'バイク'.normalize('NFC')],
  [slugify('パイク'), 'パイク'.normalize('NFC')],
  [slugify(''), ''],
])('%s is %s', (address, expected) => {
  expect(address).toBe(expected)
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
