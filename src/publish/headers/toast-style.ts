import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Extracts sonner's (the toasts') injected style sheet from the package. Throws if its form has changed. */
export async function toastStyle(): Promise<string> {
  const sonner = createRequire(path.resolve('package.json')).resolve('sonner')
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(await readFile(sonner, 'utf8')) ?? []
  if (!literal) {
    throw new Error(
      `Found no style sheet in ${sonner}: check how this version of sonner adds its styles, and update src/publish/headers/toast-style.ts.`,
    )
  }
  return JSON.parse(literal)
}
