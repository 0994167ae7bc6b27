import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesByChunk } from './app-files'
import { APP_DATA_FILE, SCRIPTS_FILE } from './page-markup'

/** The files in which Gatsby writes the build's hash, one for the running app and one inlined in pages. */
const hashLocations: readonly (readonly [file: string, hash: RegExp])[] = [
  [APP_DATA_FILE, /("webpackCompilationHash":")[^"]*/],
  [SCRIPTS_FILE, /(window\.___webpackCompilationHash=")[^"]*/],
]

/**
 * Sets the build's hash from webpack's file names. Webpack hashes before minifying, so that warm and clean
 * builds of the same files would differ in every page. Throws if Gatsby has changed how it writes the hash.
 */
export function writeBuildHash(publicFolder: string): void {
  const files = JSON.stringify(filesByChunk(publicFolder))
  const hash = createHash('sha256').update(files).digest('hex').slice(0, 20)
  for (const [name, pattern] of hashLocations) {
    const file = path.join(publicFolder, name)
    const text = readFileSync(file, 'utf8')
    if (!pattern.test(text))
      throw new Error(`${name} has no build hash: Gatsby has changed how it writes one.`)
    writeFileSync(
      file,
      text.replace(pattern, (_, start) => start + hash),
    )
  }
}
