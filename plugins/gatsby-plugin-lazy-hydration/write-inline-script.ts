import { buildHash, entryText, filesByChunk } from '../../packages/gatsby-output'
import { escapeHtml } from '../../packages/html'
import { startFiles } from './app-files'
import { hasScriptsSlot, withoutScripts } from './page-markup'

/** Webpack's entry for the script in every page's head, and the id of its element. */
export const INLINE_SCRIPT = 'inline-script'

/** Matches the inline script of the previous build. */
const previousScript = new RegExp(`<script id="${INLINE_SCRIPT}"[\\s\\S]*?</script>`)

/**
 * Returns a function that writes the inline script into a page. It replaces the elements of
 * Gatsby's scripts with their addresses, and anything that a previous build wrote.
 */
export function inlineScriptWriter(publicFolder: string) {
  const chunks = filesByChunk(publicFolder)
  const text = entryText(publicFolder, INLINE_SCRIPT)
  const hash = buildHash(publicFolder)

  return (html: string, page: string): string => {
    if (!hasScriptsSlot(html)) {
      throw new Error(`${page} does not say where Gatsby puts its scripts: see page-markup.ts.`)
    }
    const { runtime, files } = startFiles(publicFolder, chunks, page, html)
    const attributes = Object.entries({ hash, runtime, files: files.join(' ') }).map(
      ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
    )
    return withoutScripts(html.replace(previousScript, '')).replace(
      '</head>',
      () => `<script id="${INLINE_SCRIPT}"${attributes.join('')}>${text}</script></head>`,
    )
  }
}
