import path from 'node:path'
import { paths, planPdfPath } from '../../lib/paths'
import type { BuiltSite } from '../built-site'
import { byName, writeOnly } from '../files/write-only'
import { pdfBytes } from './pdf-size'

/**
 * Writes the PDF of every plan to its address below the public folder, and removes those of plans
 * that are gone. What the build has drawn already comes from the cache.
 */
export const writePdfs = ({ publicFolder, cacheFolder, plans, settings }: BuiltSite) =>
  writeOnly(
    path.join(publicFolder, paths.plans),
    '.pdf',
    byName(plans, ({ planId }) => path.basename(planPdfPath(planId))),
    (plan) => pdfBytes(plan, settings, cacheFolder),
  )
