import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '../../../packages/build-files'
import { entryText } from '../../../packages/gatsby-output'
import type { BuiltSite } from '../../documents/built-site'
import { copyListPath, workerPath } from '../../lib/paths'
import { planFileLister } from './plan-files'

/** Webpack's entry for the service worker. */
export const OFFLINE_WORKER = 'worker'

/** At the start of the worker's file, makes the worker remove itself and all copies. */
const OFF_SWITCH = 'self.isOff=true;'

/**
 * Writes the service worker for offline copies (docs/offline.md), and a file list for each plan with a
 * training page. If the site switches copies off, the worker only removes its predecessor from every browser.
 * Needs the finished pages.
 */
export async function writeOffline({
  publicFolder,
  pages,
  plans,
  settings,
}: Pick<BuiltSite, 'publicFolder' | 'pages' | 'plans' | 'settings'>): Promise<void> {
  const isOff = settings.offline === false
  const worker = entryText(publicFolder, OFFLINE_WORKER)
  await writeFile(path.join(publicFolder, workerPath), (isOff ? OFF_SWITCH : '') + worker)
  await rm(path.join(publicFolder, path.dirname(copyListPath(''))), {
    recursive: true,
    force: true,
  })
  if (isOff) return
  const filesOfPlan = planFileLister({ publicFolder, pages })
  for (const plan of plans.filter(({ program }) => program)) {
    const file = path.join(publicFolder, copyListPath(plan.planId))
    await writeAtomically(file, JSON.stringify(filesOfPlan(plan)))
  }
}
