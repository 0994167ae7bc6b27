import { relatedArticles } from '../../../src/articles/model/related-articles'

/** Related slugs of articles given newest first as slug, category, tags. */
const related = (...articles: [slug: string, category: string, ...tags: string[]][]) =>
  Object.fromEntries(
    relatedArticles(articles.map(([slug, category, ...tags]) => ({ slug, category, tags }))),
  )

test('gives at most three articles, never the article itself', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const found = related(...ids.map((id): [string, string] => [id, 'Training']))
  for (const id of ids) {
    expect(found[id]).toHaveLength(3)
    expect(new Set(found[id]).size).toBe(3)
    expect(found[id]).not.toContain(id)
  }
})

test('gives fewer when there are fewer', () => {
  expect(related()).toEqual({})
  expect(related(['a', 'Training'])).toEqual({ a: [] })
  expect(related(['a', 'Training'], ['b', 'Health'])).toEqual({ a: ['b'], b: ['a'] })
})

test('the most topics in common come first', () => {
  const found = related(
    ['near', 'Health'],
    ['start', 'Training', 'Cardio', 'Science'],
    ['one', 'Nutrition', 'Cardio'],
    ['two', 'Nutrition', 'Cardio', 'Science'],
    ['three', 'Training', 'Cardio', 'Science'],
  )
  expect(found.start).toEqual(['three', 'two', 'one'])
})

test('ties go to the closest in time, then to the newer', () => {
  const found = related(
    ['newest', 'Training'],
    ['newer', 'Training'],
    ['start', 'Training'],
    ['older', 'Training'],
    ['oldest', 'Training'],
  )
  expect(found.start).toEqual(['newer', 'older', 'newest'])
})

test('a category and a tag with the same name count as two topics', () => {
  const found = related(
    ['tag', 'Health', 'Nutrition'],
    ['start', 'Nutrition', 'Nutrition'],
    ['both', 'Nutrition', 'Nutrition'],
    ['category', 'Nutrition'],
  )
  expect(found.start).toEqual(['both', 'tag', 'category'])
})

test('an old article is found by its topic', () => {
  const between = Array.from({ length: 40 }, (_, index): [string, string] => [
    `x${index}`,
    'Health',
  ])
  const found = related(['start', 'Training', 'Sleep'], ...between, ['far', 'Recovery', 'Sleep'])
  expect(found.start?.[0]).toBe('far')
})
