import { readFileSync } from 'node:fs'
import path from 'node:path'
import { APP_DATA_FILE } from './page-markup'

/** Webpack entry of the script in every page's head. */
export const FIRST_SCRIPT = 'first-script'

/** Webpack entry of the service worker for visitors who have started a plan. */
export const OFFLINE_WORKER = 'worker'

export const filesByChunk = (publicFolder: string): Record<string, string[]> =>
  JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8')).assetsByChunkName

/** Returns the file name of the site's one style sheet. Throws unless there is exactly one. */
export function styleSheet(chunks: Record<string, string[]>): string {
  const [name, ...others] = new Set(
    Object.values(chunks)
      .flat()
      .filter((file) => file.endsWith('.css')),
  )
  if (!name || others.length > 0)
    throw new Error('webpack did not emit exactly one style sheet: see app-files.ts.')
  return name
}

/** Returns the text of a single-file entry, such as the first script, without its source map comment. */
export function entryText(publicFolder: string, entry: string): string {
  const { [entry]: [name] = [] } = filesByChunk(publicFolder)
  if (!name)
    throw new Error(`webpack emitted no file for ${entry}: see on-create-webpack-config.ts.`)
  const text = readFileSync(path.join(publicFolder, name), 'utf8')
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
}

/** Part of the page data. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

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
export function startFiles(
  publicFolder: string,
  chunks: Record<string, string[]>,
  page: string,
): StartFiles {
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
      `/${APP_DATA_FILE}`,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      // A page's HTML inlines only its family's rules.
      `/${styleSheet(chunks)}`,
    ],
  }
}

const isRuntime = (file: string) => file.startsWith('webpack-runtime-')
