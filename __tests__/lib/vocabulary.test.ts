import { slugify } from '../../src/lib/paths'
import { articleCategories, categories, levels, tags } from '../../src/lib/vocabulary'

test("plans have the specification's categories and levels, in its order", () => {
  expect(categories).toEqual([
    'Full Body',
    'Calisthenics',
    'Gym',
    'Home',
    'Weight Loss',
    'Mass Gain',
  ])
  expect(levels).toEqual(['Beginner', 'Intermediate', 'Advanced'])
})

test('articles have four categories and twenty tags', () => {
  expect(articleCategories).toEqual(['Nutrition', 'Training', 'Recovery', 'Health'])
  expect(tags).toHaveLength(20)
})

test.each([
  ['categories', categories],
  ['levels', levels],
  ['article categories', articleCategories],
  ['tags', tags],
])('no two %s get the same address', (_, words) => {
  expect(new Set(words.map(slugify)).size).toBe(words.length)
})
