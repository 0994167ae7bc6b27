import { frequencyOf } from '../../lib/duration'
import { paragraphsOf } from '../../lib/paragraphs'
import { planPath } from '../../lib/paths'
import type { BuiltPlan, SafetyTexts } from '../built-plan'
import { generalDocument } from './general-document'
import { type ProgramDocument, programDocument } from './program-document'

/** The site as a PDF names it. */
export interface PdfSite {
  name: string
  /** Without a slash at its end. */
  url: string
  author: string
  safety?: SafetyTexts | null | undefined
}

/** Everything a plan's PDF shows, and nothing else: the PDF is drawn from it and cached under it. */
export interface PlanDocument {
  site: Omit<PdfSite, 'safety'>
  /** The plan's page on the web. */
  address: string
  title: string
  description: string
  level: string
  category: string
  equipment: string
  /** The duration's parts: '4 weeks' and '4x/week'. */
  length: string
  frequency: string
  /** The overview's paragraphs. */
  overview: readonly string[]
  goals: readonly string[]
  program: ProgramDocument
}

/** Returns what a plan's PDF shows. */
export function planDocument(plan: BuiltPlan, site: PdfSite): PlanDocument {
  const { title, description, level, category, equipment, duration } = plan
  // Field by field: the same block read in another way must be found in the cache.
  const safety = site.safety && {
    title: site.safety.title,
    emergency: site.safety.emergency,
    stop: site.safety.stop,
    doctor: site.safety.doctor,
  }
  return {
    site: { name: site.name, url: site.url, author: site.author },
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
