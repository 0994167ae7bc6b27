import { buildHash, entryText, filesByChunk } from '../../packages/gatsby-output'
import { startFiles } from './app-files'
import { hasScriptsSlot, withoutScripts } from './page-markup'

/** Webpack's entry for the script in every page's head, and the id of its element. */
export const FIRST_SCRIPT = 'first-script'

/** Matches the first script of the previous build. */
const previousScript = new RegExp(`<script id="${FIRST_SCRIPT}"[\\s\\S]*?</script>`)

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Returns a function that writes the first script into a page. It replaces the elements of
 * Gatsby's scripts with their addresses, and anything that a previous build wrote.
 */
export function firstScriptWriter(publicFolder: string) {
  const chunks = filesByChunk(publicFolder)
  const text = entryText(publicFolder, FIRST_SCRIPT)
  const hash = buildHash(publicFolder)

  return (html: string, page: string): string => {
    if (!hasScriptsSlot(html)) {
      throw new Error(`${page} does not say where Gatsby puts its scripts: see page-markup.ts.`)
    }
    const { runtime, files } = startFiles(publicFolder, chunks, page)
    const attributes = Object.entries({ hash, runtime, files: files.join(' ') }).map(
      ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
    )
    return withoutScripts(html.replace(previousScript, '')).replace(
      '</head>',
      () => `<script id="${FIRST_SCRIPT}"${attributes.join('')}>${text}</script></head>`,
    )
  }
}
