import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of a built page's HTML, whichever the build has: 'about.html', or 'about/index.html'. */
export function pageFile(publicFolder: string, page: string): string {
  const base = path.join(publicFolder, page)
  const flat = page.endsWith('.html') ? base : `${base}.html`
  return page !== '/404' && existsSync(flat) ? flat : path.join(base, 'index.html')
}
