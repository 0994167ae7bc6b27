import { exerciseBreakdown } from '../plan/model/breakdown'
import { placeholderPlan } from '../plan/model/placeholder-plan'
import type { ExerciseRow } from '../plan/model/plan-detail'
import type { Library, Program } from '../plan/model/program'

/** The texts of a plan's detail as an editor writes them: all, or none. */
export interface WrittenDetail {
  overview?: string
  goals?: string[]
  schedule?: Record<string, string>
}

/** Returns a plan's texts, weeks in order; the placeholder program's for a plan without detail. */
export function completeTexts({ overview, goals, schedule }: WrittenDetail) {
  if (!overview || !goals || !schedule) {
    const { schedule: weeks, ...placeholder } = placeholderPlan
    return { overview: placeholder.overview, goals: placeholder.goals, weeks }
  }
  const weeks = Object.keys(schedule).map((_, index) => schedule[`week${index + 1}`] ?? '')
  return { overview, goals, weeks }
}

/** Returns a plan's exercises, each once; the placeholder program's for a plan without sessions. */
export const completeExercises = (
  program: Program | undefined,
  weeks: number,
  library: Library,
): readonly ExerciseRow[] =>
  program ? exerciseBreakdown(program, weeks, library) : placeholderPlan.exercises
