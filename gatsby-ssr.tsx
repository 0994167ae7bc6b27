import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { imagePreconnect } from './src/components/layout/image-preconnect'
import { lastingHead } from './src/components/layout/lasting-head'

export { wrapPageElement } from './src/components/layout/wrap-page-element'

/** Gatsby API: what stands in the head of every page, whatever it is. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  bodyHtml,
  setHtmlAttributes,
  setHeadComponents,
}: RenderBodyArgs & { bodyHtml: string }) => {
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
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="rss" rel="alternate" type="application/rss+xml" href="/rss.xml" title="RSS" />,
    <link key="feed" rel="alternate" type="application/feed+json" href="/feed.json" title="Feed" />,
    // The band every page starts with is dark in both schemes, a shade lighter in the dark one.
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content="#10161b" />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content="#141b21" />,
  ])
}

/** Gatsby API: the last look at a page's head. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(lastingHead(getHeadComponents()))
}
