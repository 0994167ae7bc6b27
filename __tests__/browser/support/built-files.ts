import { readdirSync } from 'node:fs'
import path from 'node:path'

/** All files of a built site, as relative paths. */
export const builtFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
