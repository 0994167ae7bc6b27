import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { paths, planPdfPath } from '../../lib/paths'
import type { BuiltPlan } from '../built-plan'
import type { BuiltSite } from '../built-site'
import { pdfBytes } from './pdf-size'

/** How many files are read and written at a time. */
const BATCH = 16

/**
 * Writes the PDF of every plan to its address below the public folder, and removes those of plans
 * that are gone. What the build has drawn already comes from the cache.
 */
export async function writePdfs(site: BuiltSite): Promise<void> {
  const folder = path.join(site.publicFolder, paths.plans)
  await mkdir(folder, { recursive: true })
  await removeOthers(folder, new Set(site.plans.map((plan) => fileOf(site, plan))))
  for (let start = 0; start < site.plans.length; start += BATCH) {
    const batch = site.plans.slice(start, start + BATCH)
    await Promise.all(batch.map((plan) => writePdf(site, plan)))
  }
}

const fileOf = ({ publicFolder }: BuiltSite, { planId }: BuiltPlan) =>
  path.join(publicFolder, planPdfPath(planId))

async function writePdf(site: BuiltSite, plan: BuiltPlan): Promise<void> {
  const bytes = await pdfBytes(plan, site.settings, site.cacheFolder)
  await writeFile(fileOf(site, plan), bytes)
}

async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  const gone = files.filter((file) => file.endsWith('.pdf') && !wanted.has(file))
  await Promise.all(gone.map((file) => rm(file)))
}
