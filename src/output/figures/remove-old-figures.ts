import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { figureFolder } from '../../lib/paths'
import type { BuiltSite } from '../built-site'

/** Removes the files of figures that no plan shows any more: the public folder outlives a build. */
export async function removeOldFigures({ publicFolder, plans }: BuiltSite): Promise<void> {
  const folder = path.join(publicFolder, figureFolder)
  const shown = new Set(plans.map(({ figures }) => figures && path.basename(figures)))
  const there = await readdir(folder).catch(() => [])
  for (const name of there) if (!shown.has(name)) await rm(path.join(folder, name))
}
