import type { StyleSheet } from '../../gatsby/internals/known-inline'

/**
 * What Gatsby puts into each page for a redirect that this site has no use for. It differs from page
 * to page, so no list of hashes in a Content-Security-Policy could ever name it.
 */
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/

/** A page's HTML without the one inline script that differs from page to page. */
export const withoutPagePath = (html: string) => html.replace(pagePathScript, '')

const styleElement = /<style data-href="[^"]*" data-identity="gatsby-global-css">[\s\S]*?<\/style>/

/**
 * A page's HTML with a style sheet in place of the one that Gatsby wrote into it. In a build on top of an
 * older one Gatsby 5 leaves pages alone whose own code and data are the same: they would keep the old one.
 */
export const withStyleSheet = (html: string, { name, css }: StyleSheet) =>
  html.replace(
    styleElement,
    () => `<style data-href="/${name}" data-identity="gatsby-global-css">${css}</style>`,
  )

/** Whether a page lets search engines list it: its robots meta tag does not say `noindex`. */
export function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
}
