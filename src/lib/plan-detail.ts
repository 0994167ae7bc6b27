import { paragraphsOf } from './paragraphs'
import { placeholderPlan } from './placeholder-plan'

/** One line of a plan's exercise table. */
export interface ExerciseRow {
  /** The exercise's id in the library, where the plan names it by one. */
  readonly exercise?: string | null | undefined
  readonly name: string
  readonly sets: string
  readonly reps: string
  readonly rest: string
}

/** The detail fields of a plan as GraphQL gives them: all four, or none. */
interface DetailFields {
  readonly overview?: string | null
  readonly goals?: readonly string[] | null
  readonly weeks?: readonly string[] | null
  readonly exercises?: readonly ExerciseRow[] | null
}

/** What a plan asks for, ready to show. */
export interface PlanDetail {
  /** The overview's paragraphs. */
  overview: readonly string[]
  goals: readonly string[]
  /** What each week asks for, in order. */
  weeks: readonly string[]
  exercises: readonly ExerciseRow[]
}

/**
 * Takes a plan and gives its detail. A plan that was written without any has the placeholder
 * program's, whole: a mixture would show goals that do not belong to the exercises.
 */
export function planDetail({ overview, goals, weeks, exercises }: DetailFields): PlanDetail {
  if (overview && goals && weeks && exercises) {
    return { overview: paragraphsOf(overview), goals, weeks, exercises }
  }
  return {
    overview: paragraphsOf(placeholderPlan.overview),
    goals: placeholderPlan.goals,
    weeks: placeholderPlan.schedule,
    exercises: placeholderPlan.exercises,
  }
}
