import { topicPages } from '../../../src/articles/model/topic-pages'
import { articlesByTopic, countedTopics } from '../../../src/articles/model/topics'

const articles = [
  { slug: 'a', category: 'Health', tags: ['Safety', 'Sleep'] },
  { slug: 'b', category: 'Nutrition', tags: ['Nutrition', 'Sleep'] },
  { slug: 'c', category: 'Health', tags: [] },
]

test('topics are counted: categories in their own order, then tags by number and name', () => {
  expect(countedTopics(articles)).toEqual([
    { kind: 'category', name: 'Nutrition', count: 1 },
    { kind: 'category', name: 'Health', count: 2 },
    { kind: 'tag', name: 'Sleep', count: 2 },
    { kind: 'tag', name: 'Nutrition', count: 1 },
    { kind: 'tag', name: 'Safety', count: 1 },
  ])
})

test('articles stand under each of their topics in their own order', () => {
  const slugs = [...articlesByTopic(articles)].map(([{ kind, name }, listed]) => [
    `${kind} ${name}`,
    listed.map(({ slug }) => slug).join(),
  ])
  expect(slugs).toContainEqual(['category Health', 'a,c'])
  expect(slugs).toContainEqual(['tag Nutrition', 'b'])
})

test('seven articles on a topic give two pages, which know all topics', () => {
  const topics = [{ kind: 'tag' as const, name: 'Meal Prep', count: 7 }]
  expect(
    topicPages(topics).map(({ path, context }) => [path, context.topic, context.skip]),
  ).toEqual([
    ['/blog/tag/meal-prep', '/blog/tag/meal-prep', 0],
    ['/blog/tag/meal-prep/page/2', '/blog/tag/meal-prep', 6],
  ])
  expect(topicPages(topics)[0]?.context.topics).toBe(topics)
})

test('no articles give no topics', () => {
  expect(topicPages(countedTopics([]))).toEqual([])
})
