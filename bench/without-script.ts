import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copies a built site without its scripts and speculation rules, in the state that the head's script sets on
 * a first visit. Returns the copy's folder, which the caller deletes.
 */
export function withoutScript(folder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'plain-'))
  cpSync(folder, copy, { recursive: true })
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(copy, name)
    if (!statSync(file).isFile()) continue
    const change = (edit: (text: string) => string) =>
      writeFileSync(file, edit(readFileSync(file, 'utf8')))
    if (name === '_headers') change((text) => text.replace(/^ {2}speculation-rules: .*\n/gm, ''))
    if (name.endsWith('.html')) {
      change((text) =>
        text
          .replace(/<script(?! type)[\s\S]*?<\/script>/g, '')
          .replace('<html', '<html data-scripted data-cookies="ask"'),
      )
    }
  }
  return copy
}
