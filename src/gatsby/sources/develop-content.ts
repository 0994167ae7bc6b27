import { cpSync, existsSync, readdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { sourceFolder } from './content-source'

/** Debounce for bursts of file changes, in ms. */
const DEBOUNCE = 200

/** Copies the editors' folder to the one `gatsby develop` reads. Gatsby picks up each change. */
export function copyContent(): void {
  const source = contentFolder()
  const copy = sourceFolder()
  cpSync(source, copy, { recursive: true, preserveTimestamps: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(path.join(source, file)))
      rmSync(path.join(copy, file), { recursive: true, force: true })
  }
}

/** Whether an earlier `gatsby develop` left a valid copy. */
export const hasCopiedContent = () => existsSync(path.join(sourceFolder(), 'site.json'))

/** Watches the editors' folder. Calls `onChange` once per burst of changes. */
export function watchContent(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watch(contentFolder(), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, DEBOUNCE)
  })
}
