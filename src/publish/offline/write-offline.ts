import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { writeAtomically } from '../../documents/files/atomic-file'
import { entryText, OFFLINE_WORKER } from '../../gatsby/internals/app-files'
import { copyListPath, workerPath } from '../../lib/paths'
import { planFiles } from './plan-files'

/** With this line at its start, the worker removes itself and all copies. */
const OFF = 'self.isOff=true;'

/**
 * Writes what lets a plan open without a network (docs/offline.md): the service worker, and for each plan with a
 * training page the list of its files. Where the site switches that off, only a worker that takes the former one out
 * of every browser. Needs the finished pages.
 */
export async function writeOffline({
  publicFolder,
  pages,
  plans,
  settings,
}: Pick<BuiltSite, 'publicFolder' | 'pages' | 'plans' | 'settings'>): Promise<void> {
  const isOff = settings.offline === false
  const worker = await entryText(publicFolder, OFFLINE_WORKER)
  await writeFile(path.join(publicFolder, workerPath), (isOff ? OFF : '') + worker)
  await rm(path.join(publicFolder, path.dirname(copyListPath(''))), {
    recursive: true,
    force: true,
  })
  if (isOff) return
  const listOf = await planFiles({ publicFolder, pages })
  for (const plan of plans.filter(({ program }) => program)) {
    const file = path.join(publicFolder, copyListPath(plan.planId))
    await writeAtomically(file, JSON.stringify(await listOf(plan)))
  }
}
