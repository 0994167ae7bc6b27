/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { publishedHead } from '../../src/gatsby-internals/head-elements'

const mark = { 'data-gatsby-head': 'true' }
const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

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

test('the inlined style sheet becomes an empty element, other styles stay', () => {
  const head = publishedHead([
    <style
      key="all"
      data-href="/styles.css"
      data-identity="gatsby-global-css"
      {...inline('a{}')}
    />,
    <style key="faces" {...inline('b{}')} />,
    'text',
  ])
  expect(renderToStaticMarkup(head)).toBe(
    '<style data-href="/styles.css" data-identity="gatsby-global-css"></style><style>b{}</style>text',
  )
})
