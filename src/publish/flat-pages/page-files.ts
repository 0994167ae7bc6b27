import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDuplicate404 } from '../../gatsby/internals/page-markup'

/** Pages to process at once: enough to keep the disk busy, without too many open files. */
export const CONCURRENCY = 32

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

/** The list of the pages that the last build flattened. */
export const flatPagesFile = (cacheFolder: string) => path.join(cacheFolder, 'flat-pages.json')

/** Reads that list; empty before the first build. */
export const readFlatPages = async (cacheFolder: string): Promise<string[]> =>
  JSON.parse(await readFile(flatPagesFile(cacheFolder), 'utf8').catch(() => '[]'))
