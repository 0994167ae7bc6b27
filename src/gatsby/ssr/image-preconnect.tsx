/** The photograph of a page's first view, if it is on another host, as React writes it. */
const firstPhotograph = /<img\b[^>]*\bsrc="(https:\/\/[^/"]+)[^>]*\bfetchPriority="high"/

/**
 * Returns a preconnect link for the host of the first photograph, or null where the first view has
 * no photograph from elsewhere. Takes the page's HTML.
 */
export function imagePreconnect(html: string) {
  const [, host] = firstPhotograph.exec(html) ?? []
  return host === undefined ? null : <link key="images" rel="preconnect" href={host} />
}
