import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from '../../documents/files/in-parallel'
import { flatPagesFile, pageFiles } from './page-files'

/**
 * Undoes `flattenPages` before the next build: Gatsby updates the script tags of pages it does not
 * build again, deletes those that are gone, and finds both as `about/index.html` only. Without this, a
 * build on top of an older one stops as soon as a script has changed. Takes the two folders of the
 * build; does nothing where there was none.
 */
export async function restorePages(folders: {
  publicFolder: string
  cacheFolder: string
}): Promise<void> {
  // Gatsby empties its cache where the folder is missing: it must not be made here.
  if (!existsSync(folders.publicFolder)) return
  const list = await readFile(flatPagesFile(folders.cacheFolder), 'utf8').catch(() => '[]')
  const flattened: string[] = JSON.parse(list)
  await inParallel(flattened, 32, async (page) => {
    const { nested, flat } = pageFiles(folders.publicFolder, page)
    await mkdir(path.dirname(nested), { recursive: true })
    await rename(flat, nested).catch((error: NodeJS.ErrnoException) => {
      // Already moved back by a build that did not get to its end, or deleted by hand.
      if (error.code !== 'ENOENT') throw error
    })
  })
}
