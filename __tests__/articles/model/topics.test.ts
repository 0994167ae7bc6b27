import { articlesByTopic, countTopics } from '../../../src/articles/model/topics'

const articles = [
  { slug: 'a', category: 'Health', tags: ['Safety', 'Sleep'] },
  { slug: 'b', category: 'Nutrition', tags: ['Nutrition', 'Sleep'] },
  { slug: 'c', category: 'Health', tags: [] },
]

test('topics are counted: categories in vocabulary order, then tags by count and name', () => {
  expect(countTopics(articles).map(({ kind, name, count }) => [kind, name, count])).toEqual([
    ['category', 'Nutrition', 1],
    ['category', 'Health', 2],
    ['tag', 'Sleep', 2],
    ['tag', 'Nutrition', 1],
    ['tag', 'Safety', 1],
  ])
})

test('articles are grouped by topic in their original order', () => {
  const slugs = [...articlesByTopic(articles)].map(([{ kind, name }, listed]) => [
    `${kind} ${name}`,
    listed.map(({ slug }) => slug).join(),
  ])
  expect(slugs).toContainEqual(['category Health', 'a,c'])
  expect(slugs).toContainEqual(['tag Nutrition', 'b'])
})
