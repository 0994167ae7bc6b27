/**
 * What Gatsby puts into each page for a redirect that this site has no use for. It differs from page
 * to page, so no list of hashes in a Content-Security-Policy could ever name it.
 */
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/

/** A page's HTML without the one inline script that differs from page to page. */
export const withoutPagePath = (html: string) => html.replace(pagePathScript, '')

/** Whether a page lets search engines list it: its robots meta tag does not say `noindex`. */
export function isIndexable(html: string): boolean {
  const tags = html.match(/<meta\b[^>]*>/g) ?? []
  return !tags.some((tag) => /\sname="robots"/.test(tag) && /\scontent="[^"]*noindex/.test(tag))
}
