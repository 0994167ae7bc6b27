import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface BuiltPage {
  path: string
  /** The name of its file in src/templates or src/pages. */
  kind: string
}

/**
 * Returns a built site's pages by address, from Gatsby's page data, so none is missed. Throws without a
 * build.
 */
export function builtPages(publicFolder: string): BuiltPage[] {
  const root = path.join(publicFolder, 'page-data')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')))
    .map((data: { path: string; componentChunkName: string }) => ({
      path: data.path,
      kind: data.componentChunkName.replace(/^component---src-(templates|pages)-|-[jt]sx?$/g, ''),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'))
}
