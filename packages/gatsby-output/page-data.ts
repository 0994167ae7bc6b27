import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Part of what Gatsby writes for each page. */
interface PageData {
  path: string
  componentChunkName: string
  matchPath?: string
  staticQueryHashes: string[]
  result: { data?: unknown }
}

const FILE = 'page-data.json'

/** The file with the build's hash, which the running app compares with its page's. */
const APP_DATA = '/page-data/app-data.json'

const readJson = (publicFolder: string, address: string) =>
  JSON.parse(readFileSync(path.join(publicFolder, address), 'utf8'))

/** The address from which Gatsby requests a page's data. */
export const pageDataAddress = (page: string) =>
  `/page-data/${page === '/' ? 'index' : page.replace(/^\/|\/$/g, '')}/${FILE}`

/** Returns a page's data. */
export const pageDataOf = (publicFolder: string, page: string): PageData =>
  readJson(publicFolder, pageDataAddress(page))

/** Returns the build's hash. */
export const buildHash = (publicFolder: string): string =>
  readJson(publicFolder, APP_DATA).webpackCompilationHash

/** Addresses of the data that starts the app on a page: its own, the build's and its static queries'. */
export const startDataAddresses = ({ path: page, staticQueryHashes }: PageData) => [
  pageDataAddress(page),
  APP_DATA,
  ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
]

/** A page's file in src/templates or src/pages: 'plan' for the chunk 'component---src-templates-plan-tsx'. */
export const pageKind = ({ componentChunkName }: PageData) =>
  componentChunkName.replace(/^component---src-(templates|pages)-|-[jt]sx?$/g, '')

/** The addresses of a build's pages; none without a build. */
export function builtPages(publicFolder: string): string[] {
  const root = path.join(publicFolder, 'page-data')
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === FILE)
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .map((page) => (page === 'index' ? '/' : `/${page}`))
}
