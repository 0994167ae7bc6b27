import { placeholderPlan } from '../../plan/model/placeholder-plan'

/** The detail texts that an editor writes: all or none. */
export interface WrittenDetail {
  overview?: string
  goals?: string[]
  schedule?: Record<string, string>
}

/** A plan's texts with weeks in order; the placeholder program's texts for a plan without detail. */
export function completeTexts({ overview, goals, schedule }: WrittenDetail) {
  if (!overview || !goals || !schedule) {
    const { schedule: weeks, ...placeholder } = placeholderPlan
    return { overview: placeholder.overview, goals: placeholder.goals, weeks }
  }
  const weeks = Object.keys(schedule).map((_, index) => schedule[`week${index + 1}`] ?? '')
  return { overview, goals, weeks }
}
