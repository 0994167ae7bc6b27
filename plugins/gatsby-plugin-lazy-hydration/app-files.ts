import { type FilesByChunk, pageDataOf, startDataAddresses } from '../../packages/gatsby-output'

/** Addresses that Gatsby fetches to start the app on a page. */
interface StartFiles {
  /** Webpack's runtime. It starts the app once all other files are here. */
  runtime: string
  /** Largest first, because a browser without HTTP/2 requests only six at once. */
  files: string[]
}

/** Returns the files that start the app on a page. Takes its HTML, which may name a style sheet for later. */
export function startFiles(
  publicFolder: string,
  chunks: FilesByChunk,
  page: string,
  html: string,
): StartFiles {
  const pageData = pageDataOf(publicFolder, page)
  const scripts = ['app', pageData.componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
  const [runtime, ...others] = [...new Set(scripts)]
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(isRuntime(b)) - Number(isRuntime(a)))
  if (!runtime || !isRuntime(runtime))
    throw new Error('webpack emitted no file for its runtime: see app-files.ts.')
  const [data, ...sharedData] = startDataAddresses(pageData)
  const [, lateSheet] = /<style[^>]* data-late-sheet="([^"]+)"/.exec(html) ?? []
  return {
    runtime: `/${runtime}`,
    files: [
      ...others.map((file) => `/${file}`),
      // Gatsby requests a page's data with the query of its address, unless the page has a matchPath.
      pageData.matchPath ? `${data}` : `${data}?`,
      ...sharedData,
      ...(lateSheet ? [lateSheet] : []),
    ],
  }
}

const isRuntime = (file: string) => file.startsWith('webpack-runtime-')
