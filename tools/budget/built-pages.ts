import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page of the built site. */
export interface BuiltPage {
  path: string
  /** What made it: the name of its file in src/templates or src/pages. */
  kind: string
}

/**
 * Returns every page of a built site, by address. Takes the public folder; reads what Gatsby wrote
 * about each page, so that no page is forgotten. Throws where there is no build.
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
