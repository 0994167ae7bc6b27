import { relatedArticles } from '../../../src/articles/model/related-articles'

type Topical = [slug: string, category: string, ...tags: string[]]

/** Related slugs of articles given newest first. */
const related = (...articles: Topical[]) =>
  Object.fromEntries(
    relatedArticles(articles.map(([slug, category, ...tags]) => ({ slug, category, tags }))),
  )

test('gives fewer than three when there are fewer, never the article itself', () => {
  expect(related()).toEqual({})
  expect(related(['a', 'Training'])).toEqual({ a: [] })
  expect(related(['a', 'Training'], ['b', 'Health'])).toEqual({ a: ['b'], b: ['a'] })
})

test.each<[first: string, found: string[], articles: Topical[]]>([
  [
    'the most topics in common',
    ['three', 'two', 'one'],
    [
      ['near', 'Health'],
      ['start', 'Training', 'Cardio', 'Science'],
      ['one', 'Nutrition', 'Cardio'],
      ['two', 'Nutrition', 'Cardio', 'Science'],
      ['three', 'Training', 'Cardio', 'Science'],
    ],
  ],
  [
    'the closest in time, then the newer',
    ['newer', 'older', 'newest'],
    [
      ['newest', 'Training'],
      ['newer', 'Training'],
      ['start', 'Training'],
      ['older', 'Training'],
      ['oldest', 'Training'],
    ],
  ],
  [
    'a category and a tag of the same name, as two topics',
    ['both', 'tag', 'category'],
    [
      ['tag', 'Health', 'Nutrition'],
      ['start', 'Nutrition', 'Nutrition'],
      ['both', 'Nutrition', 'Nutrition'],
      ['category', 'Nutrition'],
    ],
  ],
])('at most three, first %s', (_first, found, articles) => {
  expect(related(...articles).start).toEqual(found)
})

test('an old article is found by its topic', () => {
  const between = Array.from({ length: 40 }, (_, index): Topical => [`x${index}`, 'Health'])
  const found = related(['start', 'Training', 'Sleep'], ...between, ['far', 'Recovery', 'Sleep'])
  expect(found.start?.[0]).toBe('far')
})
