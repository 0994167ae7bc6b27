import { paragraphsOf } from '../../lib/paragraphs'

/** One line of a plan's exercise table. */
export interface ExerciseRow {
  /** The exercise's id in the library, where the plan names it by one. */
  readonly exercise?: string | null | undefined
  readonly name: string
  readonly sets: string
  readonly reps: string
  readonly rest: string
}

/** The detail fields of a plan as GraphQL gives them. */
interface DetailFields {
  readonly overview: string
  readonly goals: readonly string[]
  readonly weeks: readonly string[]
  readonly exercises: readonly ExerciseRow[]
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

/** Returns a plan's detail and nothing else of it, the overview as paragraphs. */
export const planDetail = ({ overview, goals, weeks, exercises }: DetailFields): PlanDetail => ({
  overview: paragraphsOf(overview),
  goals,
  weeks,
  exercises,
})
