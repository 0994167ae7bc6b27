import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { firstScriptText } from './app-files'
import { APP_DATA_FILE, buildHashIn } from './page-markup'

/**
 * Returns the texts of all inline scripts that a page of this build may contain: the first script,
 * and, where the app starts at load, two that Gatsby makes from its chunk map and the build's hash.
 * They are put together from what is known about the build, never collected from the pages, so that
 * injected markup cannot get onto the list. Takes the public folder, and whether the app starts on
 * intent.
 */
export async function inlineScripts(
  publicFolder: string,
  startsOnIntent: boolean,
): Promise<string[]> {
  return [
    await firstScriptText(publicFolder),
    ...(startsOnIntent ? [] : await scriptsOfGatsby(publicFolder)),
  ]
}

async function scriptsOfGatsby(publicFolder: string): Promise<string[]> {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const [chunkMap, appData] = await Promise.all(['chunk-map.json', APP_DATA_FILE].map(read))
  return [
    // The spaces are Gatsby's (gatsby/dist/utils/gatsby-webpack-stats-extractor.js), and they count.
    `\n            window.___chunkMapping=${JSON.stringify(chunkMap)};\n          `,
    `window.___webpackCompilationHash="${buildHashIn(appData ?? '')}";`,
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
