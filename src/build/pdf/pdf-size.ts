import { cachedFile, sourceVersion } from '../cached-file'
import type { WorkoutNode } from '../workout-node'
import { type PdfSite, planDocument } from './plan-document'
import { planPdf } from './plan-pdf'

/** All that a PDF's look depends on besides its content. */
const SOURCES = ['src/build/pdf', 'src/build/fonts', 'src/lib/vocabulary.ts', 'package-lock.json']

let version: string | undefined

/**
 * Gives a plan's PDF, from the cache where the same plan was drawn before. The page that names its
 * size and the step that writes the file both ask here, so it is drawn once.
 */
export function pdfBytes(
  workout: WorkoutNode,
  site: PdfSite,
  cacheFolder: string,
): Promise<Buffer> {
  version ??= sourceVersion(...SOURCES)
  const plan = planDocument(workout, site)
  const key = [version, JSON.stringify(plan)]
  return cachedFile(cacheFolder, `pdf/${workout.planId}`, key, () => planPdf(plan))
}

/** Gives the size in bytes of a plan's PDF. */
export async function pdfSize(
  workout: WorkoutNode,
  site: PdfSite,
  cacheFolder: string,
): Promise<number> {
  return (await pdfBytes(workout, site, cacheFolder)).length
}
