import { paragraphsOf } from '../../lib/paragraphs'

/** A row of a plan's exercise table. */
export interface ExerciseRow {
  /** Id in the library, where the plan gives one. */
  readonly exercise?: string | null | undefined
  readonly name: string
  readonly sets: string
  readonly reps: string
  readonly rest: string
}

/** A plan's detail fields in GraphQL. */
interface DetailFields {
  readonly overview: string
  readonly goals: readonly string[]
  readonly weeks: readonly string[]
  readonly exercises: readonly ExerciseRow[]
}

/** A plan's detail, ready to render. */
export interface PlanDetail {
  /** One entry per paragraph. */
  overview: readonly string[]
  goals: readonly string[]
  /** One text per week. */
  weeks: readonly string[]
  exercises: readonly ExerciseRow[]
}

/** Picks a plan's detail fields and splits the overview into paragraphs. */
export const planDetail = ({ overview, goals, weeks, exercises }: DetailFields): PlanDetail => ({
  overview: paragraphsOf(overview),
  goals,
  weeks,
  exercises,
})
