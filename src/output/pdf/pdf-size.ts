import type { BuiltPlan } from '../built-plan'
import { cachedFile, sourceVersion } from '../files/cached-file'
import { type PdfSite, planDocument } from './plan-document'
import { planPdf } from './plan-pdf'

/** All that a PDF's look depends on besides its content. */
const SOURCES = ['src/output/pdf', 'src/typeface', 'src/lib/vocabulary.ts', 'package-lock.json']

let version: string | undefined

/**
 * Gives a plan's PDF, from the cache where the same plan was drawn before. The page that names its
 * size and the step that writes the file both ask here, so it is drawn once.
 */
export function pdfBytes(plan: BuiltPlan, site: PdfSite, cacheFolder: string): Promise<Buffer> {
  version ??= sourceVersion(...SOURCES)
  const document = planDocument(plan, site)
  const key = [version, JSON.stringify(document)]
  return cachedFile(cacheFolder, `pdf/${plan.planId}`, key, () => planPdf(document))
}

/** Gives the size in bytes of a plan's PDF. */
export async function pdfSize(
  plan: BuiltPlan,
  site: PdfSite,
  cacheFolder: string,
): Promise<number> {
  return (await pdfBytes(plan, site, cacheFolder)).length
}
