import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Webpack's output files, by chunk. Code that loads on demand may have no name. */
export type FilesByChunk = Record<string, string[]>

export const filesByChunk = (publicFolder: string): FilesByChunk =>
  JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8')).assetsByChunkName

/**
 * Returns the compiled script of an entry that a hook added to webpack's configuration, without the comment
 * that names its source map. Throws if there is none.
 */
export function entryText(publicFolder: string, entry: string): string {
  const { [entry]: [name] = [] } = filesByChunk(publicFolder)
  if (!name) throw new Error(`webpack emitted no file for ${entry}: see onCreateWebpackConfig.`)
  const text = readFileSync(path.join(publicFolder, name), 'utf8')
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
}
