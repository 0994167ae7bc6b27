import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Webpack's output files, by chunk. */
export type FilesByChunk = Record<string, string[]>

export const filesByChunk = (publicFolder: string): FilesByChunk =>
  JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8')).assetsByChunkName

/** Returns the file name of the site's one style sheet. Throws unless there is exactly one. */
export function styleSheet(chunks: FilesByChunk): string {
  const [name, ...others] = new Set(
    Object.values(chunks)
      .flat()
      .filter((file) => file.endsWith('.css')),
  )
  if (!name || others.length > 0)
    throw new Error('webpack did not emit exactly one style sheet: see app-files.ts.')
  return name
}

/** Part of the page data. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

/** The file with the build's hash, which the running app compares with its page's. */
const APP_DATA = '/page-data/app-data.json'

/** Returns the build's hash. */
export const buildHash = (publicFolder: string): string =>
  JSON.parse(readFileSync(path.join(publicFolder, APP_DATA), 'utf8')).webpackCompilationHash

/** The address from which Gatsby requests a page's data. */
const pageDataAddress = (page: string) =>
  `/page-data/${page === '/' ? 'index' : page.replace(/^\/|\/$/g, '')}/page-data.json`

export const pageDataOf = (publicFolder: string, page: string): PageData =>
  JSON.parse(readFileSync(path.join(publicFolder, pageDataAddress(page)), 'utf8'))

/** Addresses that Gatsby fetches to start the app on a page. */
interface StartFiles {
  /** Webpack's runtime. It starts the app once all other files are here. */
  runtime: string
  /** Largest first, because a browser without HTTP/2 requests only six at once. */
  files: string[]
}

/** Returns the files that start the app on a page. */
export function startFiles(publicFolder: string, chunks: FilesByChunk, page: string): StartFiles {
  const { componentChunkName, staticQueryHashes } = pageDataOf(publicFolder, page)
  const scripts = ['app', componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
  const [runtime, ...others] = [...new Set(scripts)]
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(isRuntime(b)) - Number(isRuntime(a)))
  if (!runtime || !isRuntime(runtime))
    throw new Error('webpack emitted no file for its runtime: see app-files.ts.')
  return {
    runtime: `/${runtime}`,
    files: [
      ...others.map((file) => `/${file}`),
      pageDataAddress(page),
      APP_DATA,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      // A page's HTML inlines only its family's rules.
      `/${styleSheet(chunks)}`,
    ],
  }
}

const isRuntime = (file: string) => file.startsWith('webpack-runtime-')
