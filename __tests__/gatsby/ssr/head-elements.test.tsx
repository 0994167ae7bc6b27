/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { publishedHead } from '../../../src/gatsby/ssr/head-elements'

const mark = { 'data-gatsby-head': 'true' }

test("head elements for robots survive hydration, the title follows the page's Head", () => {
  const head = publishedHead([
    <title key="title" {...mark}>
      Blog
    </title>,
    <script key="data" type="application/ld+json" {...mark} />,
    <meta key="robots" name="robots" content="noindex" {...mark} />,
    <link key="icon" rel="icon" href="/favicon.svg" />,
  ])
  expect(renderToStaticMarkup(head)).toBe(
    '<title data-gatsby-head="true">Blog</title><meta name="robots" content="noindex"/><link rel="icon" href="/favicon.svg"/><script type="application/ld+json"></script>',
  )
})
