import { type FilesByChunk, pageDataOf, startDataAddresses } from '../../packages/gatsby-output'

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

/** Addresses that Gatsby fetches to start the app on a page. */
interface StartFiles {
  /** Webpack's runtime. It starts the app once all other files are here. */
  runtime: string
  /** Largest first, because a browser without HTTP/2 requests only six at once. */
  files: string[]
}

/** Returns the files that start the app on a page. */
export function startFiles(publicFolder: string, chunks: FilesByChunk, page: string): StartFiles {
  const pageData = pageDataOf(publicFolder, page)
  const scripts = ['app', pageData.componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
  const [runtime, ...others] = [...new Set(scripts)]
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(isRuntime(b)) - Number(isRuntime(a)))
  if (!runtime || !isRuntime(runtime))
    throw new Error('webpack emitted no file for its runtime: see app-files.ts.')
  return {
    runtime: `/${runtime}`,
    files: [
      ...others.map((file) => `/${file}`),
      ...startDataAddresses(pageData),
      // A page's HTML inlines only its family's rules.
      `/${styleSheet(chunks)}`,
    ],
  }
}

const isRuntime = (file: string) => file.startsWith('webpack-runtime-')
