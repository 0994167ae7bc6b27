import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { paths, workoutPdfPath } from '../../lib/paths'
import { pdfBytes } from '../pdf/pdf-size'
import type { WorkoutNode } from '../workout-node'
import type { BuiltSite } from './built-site'

/** How many files are read and written at a time. */
const BATCH = 16

/**
 * Writes the PDF of every plan to its address below the public folder, and removes those of plans
 * that are gone. What the build has drawn already comes from the cache.
 */
export async function writePdfs(site: BuiltSite): Promise<void> {
  const folder = path.join(site.publicFolder, paths.workouts)
  await mkdir(folder, { recursive: true })
  await removeOthers(folder, new Set(site.workouts.map((workout) => fileOf(site, workout))))
  for (let start = 0; start < site.workouts.length; start += BATCH) {
    const batch = site.workouts.slice(start, start + BATCH)
    await Promise.all(batch.map((workout) => writePdf(site, workout)))
  }
}

const fileOf = ({ publicFolder }: BuiltSite, { planId }: WorkoutNode) =>
  path.join(publicFolder, workoutPdfPath(planId))

async function writePdf(site: BuiltSite, workout: WorkoutNode): Promise<void> {
  const bytes = await pdfBytes(workout, site.settings, site.cacheFolder)
  await writeFile(fileOf(site, workout), bytes)
}

async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  const gone = files.filter((file) => file.endsWith('.pdf') && !wanted.has(file))
  await Promise.all(gone.map((file) => rm(file)))
}
