import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  FIRST_SCRIPT,
  filesByChunk,
  firstScriptText,
  startFiles,
} from '../../gatsby/internals/app-files'
import {
  APP_DATA_FILE,
  buildHashIn,
  hasScriptsPlace,
  SCRIPTS_FILE,
  withScripts,
} from '../../gatsby/internals/page-markup'
import { startsOnIntent } from '../start-setting'

/** The first script of the previous build. */
const formerScript = new RegExp(`<script id="${FIRST_SCRIPT}"[\\s\\S]*?</script>`)

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Returns a function that writes the first script into a page's HTML (docs/start.md), with the
 * addresses of Gatsby's scripts in place of their elements, or, where the app starts at load, with
 * the elements. What the previous build has made of the page does not matter. Takes the public
 * folder.
 */
export async function firstScriptIn(publicFolder: string) {
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8')
  const [text, chunks, scriptElements, appData] = await Promise.all([
    firstScriptText(publicFolder),
    filesByChunk(publicFolder),
    read(SCRIPTS_FILE),
    read(APP_DATA_FILE),
  ])
  const hash = buildHashIn(appData)

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
    if (!hasScriptsPlace(html)) {
      throw new Error(`${page} does not say where Gatsby puts its scripts: see page-markup.ts.`)
    }
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
    return withScripts(
      html.replace(formerScript, ''),
      startsOnIntent() ? '' : scriptElements,
    ).replace('</head>', () => `<script ${written.join(' ')}>${text}</script></head>`)
  }
}
