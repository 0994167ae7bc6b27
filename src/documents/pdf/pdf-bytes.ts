import { cachedFile } from '../../../packages/build-files'
import type { CompletePlan } from '../../content/derive/complete-plan'
import { type PdfSite, planDocument } from './plan-document'
import { planPdf } from './plan-pdf'

/** Returns a plan's PDF, cached by its content. */
export function pdfBytes(plan: CompletePlan, site: PdfSite, cacheFolder: string): Promise<Buffer> {
  const document = planDocument(plan, site)
  return cachedFile(cacheFolder, `pdf/${plan.planId}`, JSON.stringify(document), () =>
    planPdf(document),
  )
}
