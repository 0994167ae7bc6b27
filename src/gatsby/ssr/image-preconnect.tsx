/** The first view's photograph, as React renders it, if it is on another host. */
const firstPhotograph = /<img\b[^>]*\bsrc="(https:\/\/[^/"]+)[^>]*\bfetchPriority="high"/

/**
 * Returns a preconnect link for the host of the first view's photograph, or null without a remote one. Takes
 * the page's HTML.
 */
export function imagePreconnect(html: string) {
  const [, host] = firstPhotograph.exec(html) ?? []
  return host === undefined ? null : <link key="images" rel="preconnect" href={host} />
}
