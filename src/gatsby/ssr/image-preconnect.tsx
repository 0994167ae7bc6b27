/** The photograph of a page's first view, where it stands on another host, as React writes it. */
const firstPhotograph = /<img\b[^>]*\bsrc="(https:\/\/[^/"]+)[^>]*\bfetchPriority="high"/

/**
 * Has the browser connect to the host of the first view's photograph while it still reads the page.
 * Takes the page's HTML; null where the first view has no photograph from elsewhere.
 */
export function imagePreconnect(html: string) {
  const [, host] = firstPhotograph.exec(html) ?? []
  return host === undefined ? null : <link key="images" rel="preconnect" href={host} />
}
