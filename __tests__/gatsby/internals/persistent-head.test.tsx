import { renderToStaticMarkup } from 'react-dom/server'
import { persistentHead } from '../../../src/gatsby/internals/persistent-head'

const mark = { 'data-gatsby-head': 'true' }

test("head elements for robots survive hydration, all others follow the page's Head", () => {
  const head = persistentHead([
    <title key="title" {...mark}>
      Blog
    </title>,
    <script key="data" type="application/ld+json" {...mark} />,
    <meta key="robots" name="robots" content="noindex" {...mark} />,
    <link key="icon" rel="icon" href="/favicon.svg" />,
  ])
  const html = renderToStaticMarkup(head)
  expect(html).toContain('<title data-gatsby-head="true">Blog</title>')
  expect(html).toContain('<script type="application/ld+json"></script>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="icon" href="/favicon.svg"/>')
})
