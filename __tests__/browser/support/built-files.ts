import { readdirSync } from 'node:fs'
import path from 'node:path'

/** All files of a built site, as relative paths. */
export const builtFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** The page addresses of a built site, from its page-data files. */
export const builtPages = (folder: string) =>
  builtFiles(path.join(folder, 'page-data'))
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => `/${path.dirname(file)}`)
    .map((page) => (page === '/index' ? '/' : page))
    .filter((page) => !/404|\/unknown$/.test(page))
    .sort()
