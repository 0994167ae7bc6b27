import { renderToStaticMarkup } from 'react-dom/server'
import { withoutGlobalStyles } from '../../../src/gatsby/internals/global-styles'

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

test('the inlined style sheet becomes an empty element, other styles stay', () => {
  const head = withoutGlobalStyles([
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
