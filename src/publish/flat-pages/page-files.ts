import path from 'node:path'
import { isDuplicate404 } from '../../gatsby/internals/page-markup'

/**
 * Paths of a page's HTML: as Gatsby writes it ('about/index.html'), and as hosts serve it without a trailing
 * slash ('about.html'). They are equal for the home page and for /404.html and the like.
 */
export function pageFiles(publicFolder: string, page: string) {
  const base = path.join(publicFolder, page)
  if (page.endsWith('.html')) return { nested: base, flat: base }
  const nested = path.join(base, 'index.html')
  return { nested, flat: page === '/' ? nested : `${base}.html` }
}

/** Whether a page's file moves. /404 stays, because it would replace the 404 page that hosts send. */
export const isFlattened = (page: string) =>
  page !== '/' && !isDuplicate404(page) && !page.endsWith('.html')

/** The previous build's list of flattened pages. */
export const flatPagesFile = (cacheFolder: string) => path.join(cacheFolder, 'flat-pages.json')
