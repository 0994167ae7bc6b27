import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * What sonner, which shows the toasts, inserts into pages: an empty style element, which it then fills with
 * the sheet in its package. Throws if the package's form has changed.
 */
export function toastStyles(): string[] {
  const sonner = createRequire(path.resolve('package.json')).resolve('sonner')
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(sonner, 'utf8')) ?? []
  if (!literal) {
    throw new Error(
      `Found no style sheet in ${sonner}: check how this version of sonner adds its styles, and update src/post-build/toast-style.ts.`,
    )
  }
  return [JSON.parse(literal), '']
}
