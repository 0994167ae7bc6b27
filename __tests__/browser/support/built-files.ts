import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file of a built site, as paths from its folder. */
export const builtFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** The addresses of a built site's pages, as its data files name them. */
export const builtPages = (folder: string) =>
  builtFiles(path.join(folder, 'page-data'))
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => `/${path.dirname(file)}`)
    .map((page) => (page === '/index' ? '/' : page))
    .filter((page) => !/404|\/unknown$/.test(page))
    .sort()
