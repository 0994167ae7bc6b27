import { topicPages } from '../../../src/articles/model/topic-pages'
import { articlesByTopic, countTopics } from '../../../src/articles/model/topics'
import { numbersUpTo } from '../../../src/lib/numbers-up-to'

const articles = [
  { slug: 'a', category: 'Health', tags: ['Safety', 'Sleep'] },
  { slug: 'b', category: 'Nutrition', tags: ['Nutrition', 'Sleep'] },
  { slug: 'c', category: 'Health', tags: [] },
]

test('topics are counted: categories in vocabulary order, then tags by count and name', () => {
  expect(countTopics(articles)).toEqual([
    { kind: 'category', name: 'Nutrition', count: 1 },
    { kind: 'category', name: 'Health', count: 2 },
    { kind: 'tag', name: 'Sleep', count: 2 },
    { kind: 'tag', name: 'Nutrition', count: 1 },
    { kind: 'tag', name: 'Safety', count: 1 },
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

test('nineteen articles on a topic give two pages, each with all topics', () => {
  const slugs = numbersUpTo(19).map((number) => `day-${number}`)
  const nineteen = slugs.map((slug) => ({ slug, category: 'Health', tags: ['Meal Prep'] }))
  const topics = countTopics(nineteen)
  const pages = topicPages(nineteen, topics).filter(({ context }) => context.kind === 'tag')
  expect(pages.map(({ path, context }) => [path, context.slugs])).toEqual([
    ['/blog/tag/meal-prep', slugs.slice(0, 18)],
    ['/blog/tag/meal-prep/page/2', ['day-19']],
  ])
  expect(pages[0]?.context).toMatchObject({ count: 19, topics })
})

test('no articles give no topic pages', () => {
  expect(topicPages([], [])).toEqual([])
})
