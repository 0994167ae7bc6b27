import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withoutScripts } from '../tools/lib/without-scripts'

/** Copies a built site without its scripts and speculation rules. Returns the copy's folder, which the caller deletes. */
export function scriptlessCopy(folder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'scriptless-'))
  cpSync(folder, copy, { recursive: true })
  const change = (name: string, edit: (text: string) => string) => {
    const file = path.join(copy, name)
    writeFileSync(file, edit(readFileSync(file, 'utf8')))
  }
  change('_headers', (text) => text.replace(/^ {2}speculation-rules: .*\n/gm, ''))
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  for (const name of files) if (name.endsWith('.html')) change(name, withoutScripts)
  return copy
}
