import path from 'node:path'

/**
 * The folder Gatsby reads content from, absolute. `CONTENT_FOLDER` names another one, so that tests
 * and benchmarks can build other content with the same code.
 */
export function contentFolder(): string {
  return path.resolve(process.env.CONTENT_FOLDER ?? 'content')
}

/** Files of the content folder that do not become pages, as gatsby-source-filesystem's `ignore`. */
export function hiddenFiles(): string[] {
  return ['**/README.md']
}
