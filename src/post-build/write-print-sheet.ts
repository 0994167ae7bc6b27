import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'postcss'
import type { BuiltSite } from '../documents/built-site'

/** Strips comments from static/print.css, which browsers fetch with every page. */
export async function writePrintSheet({
  publicFolder,
}: Pick<BuiltSite, 'publicFolder'>): Promise<void> {
  const file = path.join(publicFolder, 'print.css')
  const sheet = parse(await readFile(file, 'utf8'))
  sheet.walkComments((comment) => {
    comment.remove()
  })
  await writeFile(file, sheet.toString())
}
