import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from '../../documents/files/in-parallel'
import { flatPagesFile, pageFiles } from './page-files'

/**
 * Undoes `flattenPages` before the next build, if any. Gatsby finds pages only as `about/index.html` to
 * update script tags and delete removed pages. Without this, a warm build fails as soon as a script has
 * changed.
 */
export async function restorePages(folders: {
  publicFolder: string
  cacheFolder: string
}): Promise<void> {
  // Don't create the folder, because Gatsby clears its cache if it is missing.
  if (!existsSync(folders.publicFolder)) return
  const list = await readFile(flatPagesFile(folders.cacheFolder), 'utf8').catch(() => '[]')
  const flattened: string[] = JSON.parse(list)
  await inParallel(flattened, 32, async (page) => {
    const { nested, flat } = pageFiles(folders.publicFolder, page)
    await mkdir(path.dirname(nested), { recursive: true })
    await rename(flat, nested).catch((error: NodeJS.ErrnoException) => {
      // An unfinished build already moved it back, or someone deleted it.
      if (error.code !== 'ENOENT') throw error
    })
  })
}
