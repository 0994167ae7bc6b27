/** A row of a plan's exercise table. */
export interface ExerciseRow {
  /** Id in the library, if the plan gives one. */
  readonly exercise?: string | null | undefined
  readonly name: string
  readonly sets: string
  readonly reps: string
  readonly rest: string
}
