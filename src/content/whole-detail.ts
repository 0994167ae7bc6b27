import { placeholderPlan } from '../lib/placeholder-plan'
import type { Exercise } from '../lib/plan-detail'

/** The detail fields of a plan as an editor wrote them: all four, or none. */
export interface WrittenDetail {
  overview?: string
  goals?: string[]
  schedule?: Record<string, string>
  exercises?: Exercise[]
}

/**
 * The detail fields of a plan, weeks in order. A plan that was written without any gets the placeholder
 * programme's here, while the site is built, so that no visitor has to load it with every plan.
 */
export function wholeDetail({ overview, goals, schedule, exercises }: WrittenDetail) {
  if (!overview || !goals || !schedule || !exercises) {
    const { schedule: weeks, ...detail } = placeholderPlan
    return { ...detail, weeks }
  }
  const weeks = Object.keys(schedule).map((_, index) => schedule[`week${index + 1}`] ?? '')
  return { overview, goals, weeks, exercises }
}
