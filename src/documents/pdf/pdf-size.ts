import type { BuiltPlan } from '../built-plan'
import { cachedFile } from '../files/cached-file'
import { type PdfSite, planDocument } from './plan-document'
import { planPdf } from './plan-pdf'

/**
 * Returns a plan's PDF, from the cache if the same plan was drawn before. The page that names its size and the
 * step that writes the file both call it, so that a plan is drawn once.
 */
export function pdfBytes(plan: BuiltPlan, site: PdfSite, cacheFolder: string): Promise<Buffer> {
  const document = planDocument(plan, site)
  return cachedFile(cacheFolder, `pdf/${plan.planId}`, JSON.stringify(document), () =>
    planPdf(document),
  )
}

/** Returns the size in bytes of a plan's PDF. */
export async function pdfSize(
  plan: BuiltPlan,
  site: PdfSite,
  cacheFolder: string,
): Promise<number> {
  return (await pdfBytes(plan, site, cacheFolder)).length
}
