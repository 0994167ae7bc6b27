import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FIRST_SCRIPT, filesByChunk, startFiles } from '../../gatsby-internals/app-files'
import {
  APP_DATA_FILE,
  buildHashIn,
  hasScriptsSlot,
  withoutScripts,
} from '../../gatsby-internals/page-markup'
import type { FirstScriptData } from '../../lib/first-script-data'

/** Matches the first script of the previous build. */
const previousScript = new RegExp(`<script id="${FIRST_SCRIPT}"[\\s\\S]*?</script>`)

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Returns a function that writes the first script, `text`, into a page (docs/start.md). It replaces the
 * elements of Gatsby's scripts with their addresses, and anything that a previous build wrote.
 */
export function firstScriptWriter(publicFolder: string, text: string) {
  const chunks = filesByChunk(publicFolder)
  const hash = buildHashIn(readFileSync(path.join(publicFolder, APP_DATA_FILE), 'utf8'))

  return (html: string, page: string): string => {
    if (!hasScriptsSlot(html)) {
      throw new Error(`${page} does not say where Gatsby puts its scripts: see page-markup.ts.`)
    }
    const { runtime, files } = startFiles(publicFolder, chunks, page)
    const data: FirstScriptData = { page, hash, runtime, files: files.join(' ') }
    const attributes = Object.entries(data).map(
      ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
    )
    return withoutScripts(html.replace(previousScript, '')).replace(
      '</head>',
      () => `<script id="${FIRST_SCRIPT}"${attributes.join('')}>${text}</script></head>`,
    )
  }
}
