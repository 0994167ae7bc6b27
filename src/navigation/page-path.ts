/** Matches links to pages of this site and to their parts, not to files or to parts of the same page. */
const pageHref = /^\/[^.#]*(#|$)/

/** Returns the address of the page that a link leads to; undefined for other links. */
export function pagePath(link: Element | null | undefined): string | undefined {
  const href = link?.getAttribute('href') ?? ''
  return pageHref.test(href) ? href.split('#')[0] : undefined
}
