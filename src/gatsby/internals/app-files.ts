import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { APP_DATA_FILE } from './page-markup'

/** The script in every page's head, by its name among webpack's entries. */
export const FIRST_SCRIPT = 'first-script'

/** The service worker of visitors who keep a plan, by its name among webpack's entries. */
export const OFFLINE_WORKER = 'worker'

/** Returns the files that webpack made, by the name of the chunk that needs them. Takes the public folder. */
export async function filesByChunk(publicFolder: string): Promise<Record<string, string[]>> {
  const stats = await readFile(path.join(publicFolder, 'webpack.stats.json'), 'utf8')
  return JSON.parse(stats).assetsByChunkName
}

/** Returns the name of the one style sheet of all pages. Takes webpack's files. */
export function styleSheet(chunks: Record<string, string[]>): string {
  const [name, ...others] = new Set(
    Object.values(chunks)
      .flat()
      .filter((file) => file.endsWith('.css')),
  )
  if (!name || others.length > 0)
    throw new Error('webpack has not made exactly one style sheet: see app-files.ts.')
  return name
}

/**
 * Returns the text of an entry that is one file, such as the first script: without the line that names its source
 * map. Takes the public folder and the entry's name.
 */
export async function entryText(publicFolder: string, entry: string): Promise<string> {
  const { [entry]: [name] = [] } = await filesByChunk(publicFolder)
  if (!name)
    throw new Error(`webpack has made no file for ${entry}: see on-create-webpack-config.ts.`)
  const text = await readFile(path.join(publicFolder, name), 'utf8')
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
}

/** The fields of Gatsby's page data that the start and the style sheet need. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

/** Where Gatsby keeps a page's data, as it asks for it. */
const pageDataAddress = (page: string) =>
  `/page-data/${page === '/' ? 'index' : page.replace(/^\/|\/$/g, '')}/page-data.json`

/** Returns what Gatsby has written about a page. Takes the public folder and the page's address. */
export const pageDataOf = async (publicFolder: string, page: string): Promise<PageData> =>
  JSON.parse(await readFile(path.join(publicFolder, pageDataAddress(page)), 'utf8'))

/** The addresses of what Gatsby fetches to start the app on a page. */
export interface StartFiles {
  /** Webpack's runtime, which starts the app once all others are here. */
  runtime: string
  /** The largest come first: without HTTP/2 a browser requests six at once. */
  files: string[]
}

/** Returns what the app needs to start on a page. Takes the public folder, webpack's files, and the page. */
export async function startFiles(
  publicFolder: string,
  chunks: Record<string, string[]>,
  page: string,
): Promise<StartFiles> {
  const { componentChunkName, staticQueryHashes } = await pageDataOf(publicFolder, page)
  const scripts = ['app', componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
  const [runtime, ...others] = [...new Set(scripts)]
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(isRuntime(b)) - Number(isRuntime(a)))
  if (!runtime || !isRuntime(runtime))
    throw new Error('webpack has made no file for its runtime: see app-files.ts.')
  return {
    runtime: `/${runtime}`,
    files: [
      ...others.map((file) => `/${file}`),
      pageDataAddress(page),
      `/${APP_DATA_FILE}`,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      // A page's HTML has only the rules that its family uses.
      `/${styleSheet(chunks)}`,
    ],
  }
}

const isRuntime = (file: string) => file.startsWith('webpack-runtime-')
