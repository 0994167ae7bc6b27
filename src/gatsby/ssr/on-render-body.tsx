import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { headingFaces, headingFont } from '../../lib/heading-font'
import { imagePreconnect } from './image-preconnect'

/** Gatsby hook: writes the head elements common to all pages. */
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
      href={headingFont}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <style key="faces">{headingFaces}</style>,
    // Keep these in a separate file, so that screens never wait for print styles.
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // The band at the top of every page is dark in both schemes, and a shade lighter in the dark one.
    <meta
      key="light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={BRAND_COLORS.deep}
    />,
    <meta
      key="dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={BRAND_COLORS.deepInTheDark}
    />,
  ])
}
