import { cpSync, existsSync, readdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { sourceFolder } from './content-source'

/** Editors write several files in a moment: look once they are done, in milliseconds. */
const PAUSE = 200

/** Makes the copy that `gatsby develop` shows the same as the editors' folder. Gatsby sees each change. */
export function takeOverContent(): void {
  const source = contentFolder()
  const copy = sourceFolder()
  cpSync(source, copy, { recursive: true, preserveTimestamps: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(path.join(source, file)))
      rmSync(path.join(copy, file), { recursive: true, force: true })
  }
}

/** Whether an earlier `gatsby develop` has left good content to show. */
export const hasTakenOver = () => existsSync(path.join(sourceFolder(), 'site.json'))

/** Calls back after every change in the editors' folder, once per burst of changes. */
export function watchContent(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watch(contentFolder(), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, PAUSE)
  })
}
