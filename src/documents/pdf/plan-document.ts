import { frequencyOf } from '../../../packages/progression'
import type { CompletePlan } from '../../content/derive/complete-plan'
import type { SiteColors } from '../../lib/colors'
import type { Drawing } from '../../lib/drawing'
import { paragraphsOf } from '../../lib/paragraphs'
import { emergencyPath, planPath } from '../../lib/paths'
import { colors } from '../colors'
import { generalDocument } from './general-document'
import { type ProgramDocument, programDocument, type SafetyTexts } from './program-document'

/** The site's data in a PDF. */
export interface PdfSite {
  name: string
  /** Without a trailing slash. */
  url: string
  author: string
  mark?: Drawing | undefined
  safety?: SafetyTexts | null | undefined
}

/** The complete input of a plan's PDF, and its cache key. */
export interface PlanDocument {
  site: Omit<PdfSite, 'safety'> & { colors: SiteColors }
  /** The plan's page. */
  address: string
  title: string
  description: string
  level: string
  category: string
  equipment: string
  /** The parts of its duration, '4 weeks' and '4x/week'. */
  length: string
  frequency: string
  /** Paragraphs. */
  overview: readonly string[]
  goals: readonly string[]
  program: ProgramDocument
}

/** Builds the PDF input of any plan. */
export function planDocument(plan: CompletePlan, site: PdfSite): PlanDocument {
  const { title, description, level, category, equipment, duration } = plan
  // Copy field by field, because the cache key must not depend on how the build reads the block.
  const safety = site.safety && {
    title: site.safety.title,
    emergency: `${site.safety.emergency} All steps: ${site.url.replace(/^https?:\/\//, '')}${emergencyPath()}`,
    stop: site.safety.stop,
    doctor: site.safety.doctor,
  }
  return {
    site: { name: site.name, url: site.url, author: site.author, mark: site.mark, colors },
    address: `${site.url}${planPath(plan.planId)}`,
    title,
    description,
    level,
    category,
    equipment,
    length: duration.split(',')[0]?.trim() ?? '',
    frequency: frequencyOf(duration),
    overview: paragraphsOf(plan.overview),
    goals: plan.goals,
    program: plan.program
      ? programDocument(plan, plan.program, safety)
      : generalDocument(plan, safety),
  }
}
