import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes `copy` hold these files of `folder`, and no others. Their times stay, so that unchanged ones are not read
 * again. Skips a file that was deleted after the check: in `gatsby develop`, the next check follows.
 */
export function copyMarkdown(folder: string, copy: string, files: readonly string[]): void {
  mkdirSync(copy, { recursive: true })
  const wanted = new Set(files.filter((file) => existsSync(path.join(folder, file))))
  for (const file of wanted)
    cpSync(path.join(folder, file), path.join(copy, file), { preserveTimestamps: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const copied = path.join(copy, file)
    if (statSync(copied).isFile() && !wanted.has(file)) rmSync(copied)
  }
}
