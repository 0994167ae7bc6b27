import { frequencyOf, parseDuration } from '../../lib/duration'
import { planPath } from '../../lib/paths'
import { type PlanDetail, planDetail } from '../../lib/plan-detail'
import type { BuiltPlan, SafetyTexts } from '../built-plan'
import { type ProgramDocument, programDocument } from './program-document'

/** Sessions a week where a plan's duration does not say in figures. */
const DEFAULT_SESSIONS = 4

/** The site as a PDF names it. */
export interface PdfSite {
  name: string
  /** Without a slash at its end. */
  url: string
  author: string
  safety: SafetyTexts | null
}

/** Everything a plan's PDF shows, and nothing else: it is drawn from this, and cached by this. */
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
  /** What the training log has room for. */
  weekCount: number
  sessionsPerWeek: number
  detail: PlanDetail
  /** The sessions; undefined in a plan with a flat list or none. */
  program?: ProgramDocument
}

/** Takes a plan and the site, and gives what the plan's PDF shows. */
export function planDocument(plan: BuiltPlan, site: PdfSite): PlanDocument {
  const { title, description, level, category, equipment, duration } = plan
  const detail = planDetail(plan)
  const parsed = parseDuration(duration)
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
    weekCount: parsed?.weeks ?? detail.weeks.length,
    sessionsPerWeek: parsed?.perWeek ?? DEFAULT_SESSIONS,
    // Field by field: the same plan read in another way must be found in the cache.
    detail: {
      ...detail,
      exercises: detail.exercises.map(({ name, sets, reps, rest }) => ({ name, sets, reps, rest })),
    },
    ...(plan.program && { program: programDocument(plan, plan.program, site.safety) }),
  }
}
