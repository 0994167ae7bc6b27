/** A link to a page of this site: not to a file, and not to a part of a page. */
const toPage = /^\/[^.#]*$/

/** Returns the page that a link on this site leads to, or undefined where it leads elsewhere. */
export function pagePath(link: Element | null | undefined): string | undefined {
  const href = link?.getAttribute('href') ?? ''
  return toPage.test(href) ? href.split('?')[0] : undefined
}
