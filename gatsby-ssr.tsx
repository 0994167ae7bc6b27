import type { GatsbySSR } from 'gatsby'

export { wrapPageElement } from './src/components/layout/wrap-page-element'

/** Gatsby API: what stands in the head of every page, whatever it is. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href="/fonts/archivo-expanded-800.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <meta key="light" name="theme-color" content="#10161b" />,
  ])
}
