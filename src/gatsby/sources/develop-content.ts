import { cpSync, existsSync, readdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { sourceFolder } from './content-source'

/** Milliseconds without a change after which a burst of changes is over. */
const PAUSE = 200

/** Copies the editors' folder to the one that `gatsby develop` shows. Gatsby sees each change. */
export function copyContent(): void {
  const source = contentFolder()
  const copy = sourceFolder()
  cpSync(source, copy, { recursive: true, preserveTimestamps: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(path.join(source, file)))
      rmSync(path.join(copy, file), { recursive: true, force: true })
  }
}

/** Returns whether an earlier `gatsby develop` left good content to show. */
export const hasCopiedContent = () => existsSync(path.join(sourceFolder(), 'site.json'))

/** Calls back after every change in the editors' folder, once per burst of changes. */
export function watchContent(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watch(contentFolder(), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, PAUSE)
  })
}
