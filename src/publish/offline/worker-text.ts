import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Webpack's entry for the service worker. */
export const OFFLINE_WORKER = 'worker'

/** Webpack's output files, by the name of their chunk. Code that loads on demand may have no name. */
export const filesByChunk = (publicFolder: string): Record<string, string[]> =>
  JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8')).assetsByChunkName

/** Returns the compiled service worker, without its source map comment. */
export function workerText(publicFolder: string): string {
  const { [OFFLINE_WORKER]: [name] = [] } = filesByChunk(publicFolder)
  if (!name) throw new Error('webpack emitted no service worker: see on-create-webpack-config.ts.')
  const text = readFileSync(path.join(publicFolder, name), 'utf8')
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
}
