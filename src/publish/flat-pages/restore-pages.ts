import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { inParallel } from '../../documents/files/in-parallel'
import { CONCURRENCY, pageFiles, readFlatPages } from './page-files'

/**
 * Undoes `flattenPages` before the next build, if any. Gatsby finds pages only as `about/index.html` to
 * update script tags and delete removed pages. Without this, a warm build fails as soon as a script has
 * changed.
 */
export async function restorePages({
  publicFolder,
  cacheFolder,
}: Pick<BuiltSite, 'publicFolder' | 'cacheFolder'>): Promise<void> {
  // Don't create the folder, because Gatsby clears its cache if it is missing.
  if (!existsSync(publicFolder)) return
  await inParallel(await readFlatPages(cacheFolder), CONCURRENCY, async (page) => {
    const { nested, flat } = pageFiles(publicFolder, page)
    await mkdir(path.dirname(nested), { recursive: true })
    await rename(flat, nested).catch((error: NodeJS.ErrnoException) => {
      // An unfinished build has not moved it or has already moved it back, or someone deleted it.
      if (error.code !== 'ENOENT') throw error
    })
  })
}
