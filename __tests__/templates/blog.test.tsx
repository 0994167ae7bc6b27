/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import Article, { Head as ArticleHead } from '../../src/templates/article'
import ArticleList from '../../src/templates/article-list'
import { article, articleCards, guideCard } from '../support/fixtures/articles'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))

test('the blog list leads to the guides, on its first page', () => {
  const list = (page: number) =>
    pageProps(
      { allMarkdownRemark: { nodes: articleCards(1) }, guides: { nodes: [guideCard] } },
      { page, pages: 2, topics: [] },
    )
  const { unmount } = render(<ArticleList {...list(1)} />)
  const link = section('Guides').getByRole('link', { name: 'Training Over Sixty' })
  expect(link).toHaveAttribute('href', '/guides/over-sixty')
  unmount()
  render(<ArticleList {...list(2)} />)
  expect(screen.queryByRole('region', { name: 'Guides' })).not.toBeInTheDocument()
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

  test('without sources and review has no such section', () => {
    show()
    expect(screen.queryByRole('region', { name: 'Sources and review' })).not.toBeInTheDocument()
  })

  test('says once when it was updated and reviewed on one day', () => {
    show({ updated: '2026-11-21', reviewed: '2026-11-21' })
    screen.getByText(/^Updated and reviewed/)
    expect(screen.queryByText(/^Reviewed/)).not.toBeInTheDocument()
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

  test('an only article has no such section', () => {
    show({}, 0)
    expect(screen.queryByText('More Articles You Might Like')).not.toBeInTheDocument()
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
