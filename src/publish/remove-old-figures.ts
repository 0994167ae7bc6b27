import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../documents/built-site'
import { figureFolder } from '../lib/paths'
import type { FlatPage } from './flat-pages/flatten-pages'

/** Removes figure files that no page shows any more, because the public folder outlives a build. */
export async function removeOldFigures({ publicFolder }: BuiltSite, pages: FlatPage[]) {
  const folder = path.join(publicFolder, figureFolder)
  const shownFigures = new Set(pages.flatMap(({ figures }) => figures))
  const existing = await readdir(folder).catch(() => [])
  for (const name of existing)
    if (!shownFigures.has(`${figureFolder}/${name}`)) await rm(path.join(folder, name))
}
