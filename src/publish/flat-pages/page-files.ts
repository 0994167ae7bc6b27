import path from 'node:path'
import { isDuplicate404 } from '../../gatsby/internals/page-markup'

/**
 * Returns where a page's HTML is: as Gatsby writes it ('about/index.html'), and as hosts serve it at an address
 * without a slash at its end ('about.html'). Both are the same for the home page and for pages that are named
 * like a file, such as /404.html.
 */
export function pageFiles(publicFolder: string, page: string) {
  const base = path.join(publicFolder, page)
  if (page.endsWith('.html')) return { nested: base, flat: base }
  const nested = path.join(base, 'index.html')
  return { nested, flat: page === '/' ? nested : `${base}.html` }
}

/**
 * Returns whether a page's file is moved. The 404 page that hosts do not send stays: it would replace the one
 * that they send.
 */
export const isFlattened = (page: string) =>
  page !== '/' && !isDuplicate404(page) && !page.endsWith('.html')

/** The list of pages that were flattened, by the build before. */
export const flatPagesFile = (cacheFolder: string) => path.join(cacheFolder, 'flat-pages.json')
