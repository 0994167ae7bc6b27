import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The inline scripts and styles that pages may contain, as exact texts. */
export interface KnownInline {
  scripts: string[]
  styles: string[]
}

/** A style sheet as Gatsby puts it into each page. */
export interface StyleSheet {
  /** Its file in the public folder. */
  name: string
  css: string
}

/** The built style sheets. Takes the public folder. */
export async function styleSheets(publicFolder: string): Promise<StyleSheet[]> {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    await read('webpack.stats.json'),
  )
  const names = new Set(Object.values(assetsByChunkName).flat())
  return Promise.all(
    [...names]
      .filter((name) => name.endsWith('.css'))
      .map(async (name) => ({ name, css: await read(name) })),
  )
}

/**
 * The texts of everything inline that a page of this build may contain: two scripts that Gatsby makes
 * from its chunk map and the build's hash, and the built style sheets, which it puts into each page.
 * They are put together from what is known about the build, never collected from the pages, so that
 * injected markup cannot get onto the list. Takes the public folder.
 */
export async function knownInline(publicFolder: string): Promise<KnownInline> {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const [chunkMap, appData] = await Promise.all(
    ['chunk-map.json', 'page-data/app-data.json'].map(read),
  )
  const { webpackCompilationHash } = JSON.parse(appData ?? '')
  return {
    scripts: [
      // The blanks are Gatsby's (gatsby/dist/utils/gatsby-webpack-stats-extractor.js), and they count.
      `\n            window.___chunkMapping=${JSON.stringify(chunkMap)};\n          `,
      `window.___webpackCompilationHash="${webpackCompilationHash}";`,
    ],
    styles: (await styleSheets(publicFolder)).map(({ css }) => css),
  }
}
