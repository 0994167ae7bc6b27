/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import Article, { Head as ArticleHead } from '../../src/templates/article'
import { article } from '../support/fixtures/articles'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

test('a draft article is marked and excluded from search engines', () => {
  const props = pageProps<Queries.ArticleQuery>({
    article: { ...article(), isHidden: true },
    related: { nodes: [] },
    next: null,
    guides: { nodes: [] },
    siteSettings: null,
  })
  expect(renderHead(<ArticleHead {...props} />).robots).toBe('noindex')
  render(<Article {...props} />)
  screen.getByText('Not published')
})
