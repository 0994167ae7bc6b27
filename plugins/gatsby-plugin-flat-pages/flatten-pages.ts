import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { builtPages, pageFiles } from '../../packages/gatsby-output'

/** Moves `about/index.html` to `about.html` for each of these pages. */
export function flattenPages(publicFolder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const { nested, flat } = pageFiles(publicFolder, page)
    if (flat === nested) continue
    renameSync(nested, flat)
    // A folder with other pages or data stays.
    const folder = path.dirname(nested)
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

/**
 * Moves the pages of the build in this folder back, if any, and returns their addresses. Gatsby finds pages
 * only as `about/index.html`, to update their script tags and to delete removed pages. Without this, a build
 * on top of another fails as soon as a script has changed.
 */
export function restorePages(publicFolder: string): string[] {
  const pages = builtPages(publicFolder)
  for (const page of pages) {
    const { nested, flat } = pageFiles(publicFolder, page)
    // An unfinished build has not moved it or has already moved it back, or someone deleted it.
    if (flat === nested || !existsSync(flat)) continue
    mkdirSync(path.dirname(nested), { recursive: true })
    renameSync(flat, nested)
  }
  return pages
}
