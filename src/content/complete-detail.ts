import { placeholderPlan } from '../lib/placeholder-plan'
import type { ExerciseRow } from '../lib/plan-detail'
import { exerciseBreakdown } from '../lib/program/breakdown'
import { type Library, libraryOf, type Program } from '../lib/program/program'

/** The detail fields of a plan as an editor wrote them: all, or none. */
export interface WrittenDetail {
  overview?: string
  goals?: string[]
  schedule?: Record<string, string>
  exercises?: ExerciseRow[]
}

/**
 * Returns the detail fields of a plan, weeks in order, its exercises from its program where it has one. A
 * plan that was written without any gets the placeholder program's here, while the site is built, so
 * that no visitor has to load it with every plan.
 */
export function completeDetail(
  { overview, goals, schedule, exercises }: WrittenDetail,
  program?: Program,
  library: Library = libraryOf([]),
) {
  const count = Object.keys(schedule ?? {}).length
  const rows = program ? exerciseBreakdown(program, count, library) : exercises
  if (!overview || !goals || !schedule || !rows) {
    return {
      overview: placeholderPlan.overview,
      goals: placeholderPlan.goals,
      weeks: placeholderPlan.schedule,
      exercises: placeholderPlan.exercises,
    }
  }
  const weeks = Array.from({ length: count }, (_, index) => schedule[`week${index + 1}`] ?? '')
  return { overview, goals, weeks, exercises: rows }
}
