import { type ArticleEntry, blogPages } from '../../../src/articles/model/blog-pages'

const articles = (count: number): ArticleEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `article-${index + 1}`,
    category: 'Training',
    tags: [],
  }))

const slugs = (first: number, last: number) =>
  articles(last)
    .map(({ slug }) => slug)
    .slice(first - 1)

const ofTemplate = (count: number, template: string) =>
  blogPages(articles(count)).filter((page) => page.template === template)

test('thirteen articles give three list pages of six', () => {
  const topics = [{ kind: 'category', name: 'Training', count: 13 }]
  expect(ofTemplate(13, 'article-list').map(({ path, context }) => [path, context])).toEqual([
    ['/blog', { page: 1, pages: 3, slugs: slugs(1, 6), topics }],
    ['/blog/page/2', { page: 2, pages: 3, slugs: slugs(7, 12), topics }],
    ['/blog/page/3', { page: 3, pages: 3, slugs: slugs(13, 13), topics }],
  ])
})

test.each([
  [0, 1],
  [6, 1],
  [7, 2],
])('%i articles give %i list page(s)', (count, pages) => {
  expect(ofTemplate(count, 'article-list')).toHaveLength(pages)
})

test('each article has a page with its slug, next and related articles', () => {
  const pages = ofTemplate(2, 'article')
  expect(pages.map(({ path, context }) => [path, context])).toEqual([
    ['/blog/article-1', { slug: 'article-1', next: '', relatedSlugs: ['article-2'] }],
    ['/blog/article-2', { slug: 'article-2', next: '', relatedSlugs: ['article-1'] }],
  ])
})

test("an article's next article is not repeated among the related ones", () => {
  const [first, ...others] = articles(5)
  const pages = blogPages([{ ...(first as ArticleEntry), next: 'article-2' }, ...others])
  const context = pages.find(({ path }) => path === '/blog/article-1')?.context
  expect(context).toEqual({
    slug: 'article-1',
    next: 'article-2',
    relatedSlugs: ['article-3', 'article-4', 'article-5'],
  })
})

test('one page matches unknown slugs', () => {
  expect(ofTemplate(1, 'unknown-article')).toEqual([
    { path: '/blog/unknown', template: 'unknown-article', matchPath: '/blog/:slug', context: {} },
  ])
})

test('no two pages share a path', () => {
  const addresses = blogPages(articles(30)).map(({ path }) => path)
  expect(new Set(addresses).size).toBe(addresses.length)
})
