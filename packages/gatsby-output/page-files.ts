import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Paths of a page's HTML: as Gatsby writes it ('about/index.html'), and as hosts serve it without a trailing
 * slash ('about.html'). They are equal for the home page, for /404.html and the like, and for /404, which
 * would replace the 404 page that hosts send.
 */
export function pageFiles(publicFolder: string, page: string) {
  const base = path.join(publicFolder, page)
  if (page.endsWith('.html')) return { nested: base, flat: base }
  const nested = path.join(base, 'index.html')
  return { nested, flat: page === '/' || page === '/404' ? nested : `${base}.html` }
}

/** The file of a built page's HTML, whichever of both the build has. */
export function pageFile(publicFolder: string, page: string): string {
  const { nested, flat } = pageFiles(publicFolder, page)
  return existsSync(flat) ? flat : nested
}
