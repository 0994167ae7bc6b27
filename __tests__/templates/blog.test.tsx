import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import Article, { Head as ArticleHead } from '../../src/templates/article'
import { Head as TopicHead } from '../../src/templates/topic'
import { article } from '../support/fixtures/articles'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

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

test('a further page of a topic names itself in its address and description', () => {
  const props = pageProps<Queries.TopicQuery, ComponentProps<typeof TopicHead>['pageContext']>(
    { introduction: null, allMarkdownRemark: { nodes: [] } },
    { kind: 'tag', name: 'Meal Prep', count: 19, page: 2, pages: 2, topics: [] },
  )
  const head = renderHead(<TopicHead {...props} />)
  expect(head.canonical).toMatch(/\/blog\/tag\/meal-prep\/page\/2$/)
  expect(head.description).toMatch(/^19 articles .* Page 2 of 2\.$/)
})
