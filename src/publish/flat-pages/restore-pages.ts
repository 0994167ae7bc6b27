import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { pageFiles, readFlatPages } from './page-files'

/**
 * Undoes `flattenPages` before the next build, if any. Gatsby finds pages only as `about/index.html` to
 * update script tags and delete removed pages. Without this, a warm build fails as soon as a script has
 * changed.
 */
export function restorePages({
  publicFolder,
  cacheFolder,
}: Pick<BuiltSite, 'publicFolder' | 'cacheFolder'>): void {
  for (const page of readFlatPages(cacheFolder)) {
    const { nested, flat } = pageFiles(publicFolder, page)
    // An unfinished build has not moved it or has already moved it back, or someone deleted it.
    if (!existsSync(flat)) continue
    mkdirSync(path.dirname(nested), { recursive: true })
    renameSync(flat, nested)
  }
}
