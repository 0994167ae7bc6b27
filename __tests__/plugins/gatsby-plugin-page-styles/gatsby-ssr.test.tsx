/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { onPreRenderHTML } from '../../../plugins/gatsby-plugin-page-styles/gatsby-ssr'

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

test('the inlined style sheet becomes an empty element, other styles stay', () => {
  const replaceHeadComponents = jest.fn()
  const head = [
    <style
      key="all"
      data-href="/styles.css"
      data-identity="gatsby-global-css"
      {...inline('a{}')}
    />,
    <style key="faces" {...inline('b{}')} />,
  ]
  onPreRenderHTML?.({ getHeadComponents: () => head, replaceHeadComponents } as never, {} as never)
  expect(renderToStaticMarkup(replaceHeadComponents.mock.calls[0][0])).toBe(
    '<style data-href="/styles.css" data-identity="gatsby-global-css"></style><style>b{}</style>',
  )
})
