import { blogPages } from '../../src/routes/blog-pages'

const articles = (count: number, tags: string[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `article-${index + 1}`,
    category: 'Training',
    tags,
  }))
const slugs = (first: number, last: number) =>
  articles(last)
    .map(({ slug }) => slug)
    .slice(first - 1)
const contexts = (pages: ReturnType<typeof blogPages>, template: string) =>
  pages.filter((page) => page.template === template).map(({ path, context }) => [path, context])

test('thirteen articles give three list pages of six', () => {
  const topics = [{ kind: 'category', name: 'Training', count: 13 }]
  expect(contexts(blogPages(articles(13)), 'article-list')).toEqual([
    ['/blog', { page: 1, pages: 3, slugs: slugs(1, 6), guides: 'guide', topics }],
    ['/blog/page/2', { page: 2, pages: 3, slugs: slugs(7, 12), guides: '', topics }],
    ['/blog/page/3', { page: 3, pages: 3, slugs: slugs(13, 13), guides: '', topics }],
  ])
})

test('no articles give one empty list page, and no topic', () => {
  const pages = blogPages([])
  expect(contexts(pages, 'article-list')).toHaveLength(1)
  expect(contexts(pages, 'topic')).toEqual([])
})

test('nineteen articles on a topic give two pages, each with all topics', () => {
  const topics = [
    { kind: 'category', name: 'Training', count: 19 },
    { kind: 'tag', name: 'Meal Prep', count: 19 },
  ]
  const lists = contexts(blogPages(articles(19, ['Meal Prep'])), 'topic')
  const context = { ...topics[1], pages: 2, topics }
  expect(lists.slice(2)).toEqual([
    ['/blog/tag/meal-prep', { ...context, page: 1, slugs: slugs(1, 18) }],
    ['/blog/tag/meal-prep/page/2', { ...context, page: 2, slugs: slugs(19, 19) }],
  ])
})

test('each article has a page with the next article, which is not among the related ones', () => {
  const [first, ...others] = articles(5)
  const pages = contexts(
    blogPages([{ ...first, next: 'article-2' } as never, ...others]),
    'article',
  )
  expect(pages.slice(0, 2)).toEqual([
    ['/blog/article-1', { slug: 'article-1', next: 'article-2', relatedSlugs: slugs(3, 5) }],
    [
      '/blog/article-2',
      { slug: 'article-2', next: '', relatedSlugs: ['article-1', 'article-3', 'article-4'] },
    ],
  ])
})

test('no two pages share a path', () => {
  const pages = blogPages(articles(30))
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})
