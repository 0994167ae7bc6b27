import path from 'node:path'
import { byFileName, syncFolder } from '../../../packages/build-files'
import { paths, planPdfPath } from '../../lib/paths'
import type { BuiltSite } from '../built-site'
import { pdfBytes } from './pdf-bytes'

/** Writes every plan's PDF and removes those of deleted plans. Reuses what an earlier build has drawn. */
export const writePdfs = ({ publicFolder, cacheFolder, plans, settings }: BuiltSite) =>
  syncFolder(
    path.join(publicFolder, paths.plans),
    '.pdf',
    byFileName(plans, ({ planId }) => path.basename(planPdfPath(planId))),
    (plan) => pdfBytes(plan, settings, cacheFolder),
  )
