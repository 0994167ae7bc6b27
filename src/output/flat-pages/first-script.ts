import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  FIRST_SCRIPT,
  filesByChunk,
  firstScriptText,
  startFiles,
} from '../../gatsby/internals/app-files'
import { startsOnIntent } from '../../gatsby/internals/start-setting'

/** Where Gatsby puts its scripts into a page. The marks stay: it looks for them in the next build. */
const gatsbyScripts =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** The first script of a build before. */
const formerScript = new RegExp(`<script id="${FIRST_SCRIPT}"[\\s\\S]*?</script>`)

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Returns a function that has a page start the way this build is set (docs/start.md): puts the first script
 * into its head, and either hands Gatsby's scripts over to it, by their addresses, or leaves them where
 * Gatsby puts them. What a build before has made of the page does not matter. Takes the public folder.
 */
export async function firstScriptIn(publicFolder: string) {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const [text, chunks, slice, appData] = await Promise.all([
    firstScriptText(publicFolder),
    filesByChunk(publicFolder),
    read('_gatsby/slices/_gatsby-scripts-1.html'),
    read('page-data/app-data.json'),
  ])
  const { webpackCompilationHash: hash } = JSON.parse(appData)

  return async (html: string, page: string): Promise<string> => {
    const attributes: Record<string, string> = { id: FIRST_SCRIPT, 'data-page': page }
    if (startsOnIntent()) {
      const { runtime, styles, app, scripts, data } = await startFiles(publicFolder, chunks, page)
      Object.assign(attributes, {
        'data-hash': hash,
        'data-runtime': runtime,
        'data-styles': styles,
        'data-app': app.join(' '),
        'data-scripts': scripts.join(' '),
        'data-data': data.join(' '),
      })
    }
    if (!gatsbyScripts.test(html)) {
      throw new Error(`${page} does not say where Gatsby puts its scripts: see app-files.ts.`)
    }
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
    return html
      .replace(formerScript, '')
      .replace(gatsbyScripts, (_, start, end) => start + (startsOnIntent() ? '' : slice) + end)
      .replace('</head>', () => `<script ${written.join(' ')}>${text}</script></head>`)
  }
}
