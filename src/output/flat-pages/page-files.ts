import path from 'node:path'

/**
 * Where a page's HTML is: as Gatsby writes it ('about/index.html'), and as hosts serve it at an
 * address without a slash at its end ('about.html'). Both are the same for the home page and for
 * pages that are named like a file, such as /404.html.
 */
export function pageFiles(publicFolder: string, page: string) {
  const base = path.join(publicFolder, page)
  if (page.endsWith('.html')) return { nested: base, flat: base }
  const nested = path.join(base, 'index.html')
  return { nested, flat: page === '/' ? nested : `${base}.html` }
}

/**
 * Gatsby makes the 404 page twice, as /404.html and as /404. The first is the one that hosts send, and
 * the second would take its place if it were flattened.
 */
export const isFlattened = (page: string) =>
  page !== '/' && page !== '/404' && !page.endsWith('.html')

/** The list of pages that were flattened, by the build before. */
export const flatPagesFile = (cacheFolder: string) => path.join(cacheFolder, 'flat-pages.json')
