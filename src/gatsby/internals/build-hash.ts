import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesByChunk } from './app-files'
import { APP_DATA_FILE, SCRIPTS_FILE } from './page-markup'

/** Where Gatsby writes the hash of a build: for the app to compare, and for pages to start with. */
const places: readonly (readonly [file: string, hash: RegExp])[] = [
  [APP_DATA_FILE, /("webpackCompilationHash":")[^"]*/],
  [SCRIPTS_FILE, /(window\.___webpackCompilationHash=")[^"]*/],
]

/**
 * Sets the build's hash from the names of webpack's files. Webpack hashes before it minifies, so
 * that a warm and a clean build of the same files got different hashes, in every page. Takes the
 * public folder. Throws where Gatsby writes its hash in another way.
 */
export async function writeBuildHash(publicFolder: string): Promise<void> {
  const made = JSON.stringify(await filesByChunk(publicFolder))
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 20)
  for (const [name, place] of places) {
    const file = path.join(publicFolder, name)
    const text = await readFile(file, 'utf8')
    if (!place.test(text))
      throw new Error(`${name} has no hash of the build: Gatsby writes it in another way.`)
    const updated = text.replace(place, (_, start) => start + hash)
    if (updated !== text) await writeFile(file, updated)
  }
}
