import type { GatsbySSR } from 'gatsby'
import { imagePreconnect } from './src/components/layout/image-preconnect'
import { lastingHead } from './src/components/layout/lasting-head'

export { wrapPageElement } from './src/components/layout/wrap-page-element'

/** Gatsby API: what stands in the head of every page, whatever it is. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  bodyHtml,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([
    imagePreconnect(bodyHtml),
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

/** Gatsby API: the last look at a page's head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(lastingHead(getHeadComponents()))
}
