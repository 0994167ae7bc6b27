/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { CountedTopic } from '../../src/articles/model/topics'
import Article, { Head as ArticleHead } from '../../src/templates/article'
import ArticleList, { Head as ListHead } from '../../src/templates/article-list'
import UnknownArticle, { Head as UnknownHead } from '../../src/templates/unknown-article'
import { article, articleCards, guideCard } from '../support/fixtures/articles'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('the blog list', () => {
  const list = (count: number, page = 1, pages = 2, topics: CountedTopic[] = []) =>
    pageProps(
      { allMarkdownRemark: { nodes: articleCards(count) }, guides: { nodes: [guideCard] } },
      { page, pages, topics },
    )

  test('shows a card for each article of the page, in its order', () => {
    render(<ArticleList {...list(6)} />)
    screen.getByRole('heading', { level: 1, name: 'Blog' })
    const titles = section('Articles').getAllByRole('heading', { level: 3 })
    expect(titles.map((title) => title.textContent)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `Article ${number}`),
    )
  })

  test('a card shows picture, category, read time, title, excerpt, author, date and Read More', () => {
    render(<ArticleList {...list(1)} />)
    const card = within(screen.getByRole('article'))
    card.getByRole('img', { name: 'Hands closing around a chalked bar' })
    for (const text of [
      'Recovery',
      '14 min read',
      'What a short night costs, and what to do about it.',
    ])
      card.getByText(text)
    expect(screen.getByRole('article')).toHaveTextContent('Loadline Coaching · February 24, 2024')
    expect(card.getByText('February 24, 2024')).toHaveAttribute('datetime', '2024-02-24')
    const link = card.getByRole('link')
    expect(link).toHaveTextContent('Read More: Article 1')
    expect(link).toHaveAttribute('href', '/blog/article-1')
  })

  test('only the first picture is fetched at once', () => {
    render(<ArticleList {...list(3)} />)
    const pictures = screen.getAllByRole('img')
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  })

  test('has a pager where there is more than one page', () => {
    render(<ArticleList {...list(6, 2, 3)} />)
    const pager = within(screen.getByRole('navigation', { name: 'Pagination' }))
    expect(pager.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog/page/3')
    expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog')
  })

  test('has none where everything fits on one', () => {
    render(<ArticleList {...list(6, 1, 1)} />)
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
  })

  test('leads to the articles on each topic, with their number', () => {
    render(
      <ArticleList
        {...list(1, 1, 1, [
          { kind: 'category', name: 'Health', count: 2 },
          { kind: 'tag', name: 'Meal Prep', count: 1 },
        ])}
      />,
    )
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }))
    const links = topics.getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/blog', 'All'],
      ['/blog/category/health', 'Health2 articles'],
      ['/blog/tag/meal-prep', 'Meal Prep1 article'],
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'true')
  })

  test('leads to the guides, on its first page', () => {
    const { unmount } = render(<ArticleList {...list(1)} />)
    const link = section('Guides').getByRole('link', { name: 'Training Over Sixty' })
    expect(link).toHaveAttribute('href', '/guides/over-sixty')
    unmount()
    render(<ArticleList {...list(1, 2)} />)
    expect(screen.queryByRole('region', { name: 'Guides' })).not.toBeInTheDocument()
  })

  test('has a search field that needs no script', () => {
    render(<ArticleList {...list(1)} />)
    const field = screen.getByRole('searchbox', { name: 'Search articles, plans and exercises' })
    expect(field).toHaveAttribute('name', 'q')
    expect(field.closest('form')).toHaveAttribute('action', '/search')
  })

  test.each([
    [1, 'Blog | Loadline', 'https://loadline.example/blog'],
    [2, 'Blog, page 2 | Loadline', 'https://loadline.example/blog/page/2'],
  ])('page %i has a title, a description and an address of its own', (page, title, address) => {
    const head = renderHead(<ListHead {...list(6, page, 2)} />)
    expect(head.title).toBe(title)
    expect(head.canonical).toBe(address)
    expect(head.description?.includes('Page 2 of 2.')).toBe(page === 2)
  })
})

describe('an article', () => {
  const related = (count: number) => ({ nodes: articleCards(count) })
  const data = (changes = {}, others = 3): Queries.ArticleQuery => ({
    article: article(changes),
    related: related(others),
    next: null,
    guides: { nodes: [] },
    siteSettings: {
      about: { team: { title: 'Who stands behind it' }, certainty: { title: 'How sure we are' } },
    },
  })
  const show = (changes = {}, others = 3, more = {}) =>
    render(<Article {...pageProps({ ...data(changes, others), ...more })} />)

  test('has the way back, category, author, date, read time and photograph', () => {
    show()
    screen.getByRole('heading', { level: 1, name: 'The Role of Sleep' })
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
    const [page] = screen.getAllByRole('article')
    const parts = within(page as HTMLElement)
    for (const text of ['Recovery', 'Loadline Coaching', 'February 24, 2024', '14 min read'])
      expect(parts.getAllByText(text, { ignore: 'li' })[0]).toBeInTheDocument()
    expect(parts.getByRole('img')).toHaveAttribute('loading', 'eager')
  })

  test('its category and its tags lead to the articles they share', () => {
    show()
    const [page] = screen.getAllByRole('article')
    const same = within(page as HTMLElement).getAllByRole('link', { name: 'Recovery' })
    expect(same.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/category/recovery',
      '/blog/tag/recovery',
    ])
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link')
    expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
      ['Sleep', '/blog/tag/sleep'],
      ['Recovery', '/blog/tag/recovery'],
    ])
  })

  test('says in short what it says, where it does', () => {
    const { unmount } = show()
    expect(screen.queryByText('In short')).not.toBeInTheDocument()
    unmount()
    show({ summary: ['Sleep counts.', 'Today: go to bed at ten.'] })
    const sentences = section('In short').getAllByRole('listitem')
    expect(sentences.map(({ textContent }) => textContent)).toEqual([
      'Sleep counts.',
      'Today: go to bed at ten.',
    ])
  })

  test('lists its contents from three headings on', () => {
    const body = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `<h2 id="part-${index}">Part &#x26; ${index}</h2><p>x</p>`,
      ).join('')
    const { unmount } = show({}, 0, { article: { ...article(), html: body(2) } })
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument()
    unmount()
    show({}, 0, { article: { ...article(), html: body(3) } })
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#part-0', 'Part & 0'],
      ['#part-1', 'Part & 1'],
      ['#part-2', 'Part & 2'],
    ])
  })

  test('names its sources, numbered, with a way back to the text, and when they were looked at', () => {
    const source = { who: 'Watson NF', title: 'How much sleep', year: 2015, where: 'Sleep 38:843' }
    show({
      reviewed: '2026-11-21',
      sources: [
        { ...source, address: 'https://doi.org/x' },
        { ...source, title: 'A book', address: null },
      ],
    })
    const region = section('Sources and review')
    const [first, second] = region.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Watson NF (2015). How much sleep (opens in a new tab). Sleep 38:843.',
    )
    expect(first).toHaveAttribute('id', 's1')
    expect(region.getByRole('link', { name: /^How much sleep/ })).toHaveAttribute(
      'href',
      'https://doi.org/x',
    )
    expect(second).toHaveTextContent('A book')
    const back = within(second as HTMLElement).getByRole('link', { name: 'Back to the text' })
    expect(back).toHaveAttribute('href', '#c2')
    region.getByText('November 21, 2026')
    expect(region.getByRole('link', { name: 'How sure we are' })).toHaveAttribute(
      'href',
      '/about#how-sure-we-are',
    )
    expect(region.getByRole('link', { name: 'Who stands behind it' })).toHaveAttribute(
      'href',
      '/about#who-stands-behind',
    )
  })

  test('without sources and review has no such section', () => {
    show()
    expect(screen.queryByRole('region', { name: 'Sources and review' })).not.toBeInTheDocument()
  })

  test('says once when it was updated and reviewed on one day', () => {
    show({ updated: '2026-11-21', reviewed: '2026-11-21' })
    screen.getByText(/^Updated and reviewed/)
    expect(screen.queryByText(/^Reviewed/)).not.toBeInTheDocument()
  })

  test('leads to the article that carries on from it', () => {
    const frontmatter = { slug: 'food', title: 'Food for Lifting', excerpt: 'Eat.' }
    show({}, 0, { next: { frontmatter } })
    const next = within(screen.getByRole('complementary', { name: 'Read next' }))
    expect(next.getByRole('link', { name: 'Food for Lifting' })).toHaveAttribute(
      'href',
      '/blog/food',
    )
  })

  test('leads to its exercises, where it has some', () => {
    const { unmount } = show()
    expect(screen.queryByText('Exercises in this article')).not.toBeInTheDocument()
    unmount()
    const exercises = [{ exerciseId: 'goblet-squat', title: 'Goblet squat' }]
    show({}, 0, { article: { ...article(), exercises } })
    const links = section('Exercises in this article').getByRole('link')
    expect(links).toHaveAttribute('href', '/exercises/goblet-squat')
  })

  test('without tags there is no empty list', () => {
    show({ tags: [] })
    expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument()
  })

  test('says when it was revised, if it was', () => {
    const { unmount } = show()
    expect(screen.queryByText(/Updated/)).not.toBeInTheDocument()
    unmount()
    show({ updated: '2024-06-01' })
    expect(screen.getByText('June 1, 2024')).toHaveAttribute('datetime', '2024-06-01')
    screen.getByText(/Updated/)
  })

  test('renders its body', () => {
    show()
    screen.getByRole('heading', { level: 2, name: 'Why nights matter' })
    expect(screen.getByText('rest').tagName).toBe('STRONG')
  })

  test('leads to the plan that puts it into practice', () => {
    const plan = { id: 'first-plates-beginner', title: 'First Plates', description: 'Slow days.' }
    show({ relatedWorkout: plan })
    const card = within(
      screen.getByRole('complementary', { name: 'Ready to Put This Into Practice?' }),
    )
    card.getByText('Slow days.')
    expect(card.getByRole('link')).toHaveAttribute('href', '/workouts/first-plates-beginner')
    expect(card.getByRole('link')).toHaveTextContent('First Plates')
  })

  test('has no such card without a plan', () => {
    show()
    expect(screen.queryByText('Ready to Put This Into Practice?')).not.toBeInTheDocument()
  })

  test("shows up to three others under 'More Articles You Might Like'", () => {
    show()
    const links = section('More Articles You Might Like').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/article-1',
      '/blog/article-2',
      '/blog/article-3',
    ])
  })

  test('an only article has no such section', () => {
    show({}, 0)
    expect(screen.queryByText('More Articles You Might Like')).not.toBeInTheDocument()
  })

  test('describes itself, and says that it is an article', () => {
    const head = renderHead(<ArticleHead {...pageProps(data({}, 0))} />)
    expect(head.title).toBe('The Role of Sleep | Loadline')
    expect(head.description).toBe('What a short night costs, and what to do about it.')
    expect(head.canonical).toBe('https://loadline.example/blog/sleep-recovery-athletic-performance')
    expect(head.openGraph('type')).toBe('article')
    expect(head.robots).toBeNull()
  })

  test('a draft says so, and stays out of search results', () => {
    const draft = { ...article(), isHidden: true }
    const props = pageProps({ ...data({}, 0), article: draft })
    const head = renderHead(<ArticleHead {...props} />)
    expect(head.robots).toBe('noindex')
    render(<Article {...props} />)
    screen.getByText('Not published')
  })
})

describe('an address without an article', () => {
  test('says so, and leads back', () => {
    render(<UnknownArticle />)
    screen.getByRole('heading', { level: 1, name: 'Article Not Found' })
    screen.getByText("The article you're looking for doesn't exist.")
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  })

  test('stays out of search results', () => {
    const head = renderHead(<UnknownHead />)
    expect(head.title).toBe('Article Not Found | Loadline')
    expect(head.robots).toBe('noindex')
  })
})
