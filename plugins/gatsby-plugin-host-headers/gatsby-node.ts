import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { inlineCollector, withoutPagePath } from './inline-code'
import { type HeaderOptions, writeHeaders } from './write-headers'
import { writeRedirects } from './write-redirects'

/** Gatsby hook: writes `_headers` and `_redirects`. A page that the policy would break stops the build. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (
  { getNodesByType, reporter, store },
  options,
) => {
  try {
    const publicFolder = path.resolve('public')
    const pages = getNodesByType('SitePage').map(({ path: page }) => String(page))
    const { inline, collect } = inlineCollector(publicFolder)
    for (const page of pages) {
      const file = htmlFile(publicFolder, page)
      const built = readFileSync(file, 'utf8')
      const html = withoutPagePath(built)
      if (html !== built) writeFileSync(file, html)
      collect(html, page)
    }
    writeHeaders(publicFolder, pages, inline, options as HeaderOptions)
    writeRedirects(publicFolder, store.getState().redirects)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}

/** The file of a page's HTML, in a folder or flat. */
function htmlFile(publicFolder: string, page: string): string {
  const base = path.join(publicFolder, page)
  const files = page.endsWith('.html') ? [base] : [path.join(base, 'index.html'), `${base}.html`]
  return files.find((file) => existsSync(file)) ?? base
}
