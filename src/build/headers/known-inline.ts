import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The inline scripts and styles that pages may contain, as exact texts. */
export interface KnownInline {
  scripts: string[]
  styles: string[]
}

/**
 * The texts of everything inline that a page of this build may contain: two scripts that Gatsby makes
 * from its chunk map and the build's hash, and the built style sheets, which it puts into each page.
 * They are put together from what is known about the build, never collected from the pages, so that
 * injected markup cannot get onto the list. Takes the public folder.
 */
export async function knownInline(publicFolder: string): Promise<KnownInline> {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const [chunkMap, appData, stats] = await Promise.all(
    ['chunk-map.json', 'page-data/app-data.json', 'webpack.stats.json'].map(read),
  )
  const { webpackCompilationHash } = JSON.parse(appData ?? '')
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    stats ?? '',
  )
  const sheets = new Set(Object.values(assetsByChunkName).flat())
  return {
    scripts: [
      // The blanks are Gatsby's (gatsby/dist/utils/gatsby-webpack-stats-extractor.js), and they count.
      `\n            window.___chunkMapping=${JSON.stringify(chunkMap)};\n          `,
      `window.___webpackCompilationHash="${webpackCompilationHash}";`,
    ],
    styles: await Promise.all([...sheets].filter((name) => name.endsWith('.css')).map(read)),
  }
}
