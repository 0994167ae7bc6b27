import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Extracts sonner's (the toasts') injected style sheet from the package. Throws if its form has changed. */
export async function toastStyle(): Promise<string> {
  const sonner = createRequire(path.resolve('package.json')).resolve('sonner')
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(await readFile(sonner, 'utf8')) ?? []
  if (!literal) {
    throw new Error(
      `No style sheet was found in ${sonner}: see how this version of sonner adds its styles, and change src/publish/headers/toast-style.ts.`,
    )
  }
  return JSON.parse(literal)
}
