import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { firstScriptText, styleSheets } from './app-files'
import { startsOnIntent } from './start-setting'

/** The inline scripts and styles that pages may contain, as exact texts. */
export interface KnownInline {
  scripts: string[]
  styles: string[]
}

/**
 * The texts of everything inline that a page of this build may contain: the first script, two scripts
 * that Gatsby makes from its chunk map and the build's hash, where the app starts at load, and the built
 * style sheets, which it puts into each page.
 * They are put together from what is known about the build, never collected from the pages, so that
 * injected markup cannot get onto the list. Takes the public folder.
 */
export async function knownInline(publicFolder: string): Promise<KnownInline> {
  return {
    scripts: [
      await firstScriptText(publicFolder),
      ...(startsOnIntent() ? [] : await scriptsOfGatsby(publicFolder)),
    ],
    styles: await styleSheets(publicFolder),
  }
}

async function scriptsOfGatsby(publicFolder: string): Promise<string[]> {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const [chunkMap, appData] = await Promise.all(
    ['chunk-map.json', 'page-data/app-data.json'].map(read),
  )
  const { webpackCompilationHash } = JSON.parse(appData ?? '')
  return [
    // The spaces are Gatsby's (gatsby/dist/utils/gatsby-webpack-stats-extractor.js), and they count.
    `\n            window.___chunkMapping=${JSON.stringify(chunkMap)};\n          `,
    `window.___webpackCompilationHash="${webpackCompilationHash}";`,
  ]
}

/**
 * What Gatsby puts into each page for a redirect that this site has no use for. It differs from page
 * to page, so no list of hashes in a Content-Security-Policy could ever name it.
 */
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/

/** A page's HTML without the one inline script that differs from page to page. */
export const withoutPagePath = (html: string) => html.replace(pagePathScript, '')
