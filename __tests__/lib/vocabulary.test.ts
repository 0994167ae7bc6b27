import { slugify } from '../../src/lib/paths'
import { articleCategories, categories, levels, tags } from '../../src/lib/vocabulary'

test("there are the specification's categories, levels and tags, in its order", () => {
  expect(categories.join()).toBe('Full Body,Calisthenics,Gym,Home,Weight Loss,Mass Gain')
  expect(levels.join()).toBe('Beginner,Intermediate,Advanced')
  expect(articleCategories.join()).toBe('Nutrition,Training,Recovery,Health')
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
