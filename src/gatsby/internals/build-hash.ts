import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesByChunk } from './app-files'

/** Where Gatsby writes the hash of a build: for the app to compare, and for pages to start with. */
const places: readonly (readonly [file: string, hash: RegExp])[] = [
  ['page-data/app-data.json', /("webpackCompilationHash":")[^"]*/],
  ['_gatsby/slices/_gatsby-scripts-1.html', /(window\.___webpackCompilationHash=")[^"]*/],
]

/**
 * Gives a build the hash of what webpack has made. Webpack's own is counted before scripts are minified, on more
 * than ends up in them: a build upon another differed by it from one from nothing, in every page. Takes
 * the public folder.
 */
export async function settleBuildHash(publicFolder: string): Promise<void> {
  const made = JSON.stringify(await filesByChunk(publicFolder))
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 20)
  for (const [name, place] of places) {
    const file = path.join(publicFolder, name)
    const text = await readFile(file, 'utf8')
    const settled = text.replace(place, (_, start) => start + hash)
    if (settled !== text) await writeFile(file, settled)
  }
}
