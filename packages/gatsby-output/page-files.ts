import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The addresses of the pages of this build. Takes the `getNodesByType` of a hook of Gatsby's. */
export const pagesOfBuild = (
  getNodesByType: (type: string) => readonly Record<string, unknown>[],
): string[] => getNodesByType('SitePage').map(({ path: page }) => String(page))

/**
 * Changes the HTML of these pages. Reads and writes one file after the other: asynchronous access takes more time
 * than the disk.
 */
export function rewritePages(
  publicFolder: string,
  pages: readonly string[],
  rewrite: (html: string, page: string) => string,
): void {
  for (const page of pages) {
    const file = pageFile(publicFolder, page)
    const built = readFileSync(file, 'utf8')
    const html = rewrite(built, page)
    if (html !== built) writeFileSync(file, html)
  }
}
