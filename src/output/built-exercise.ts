/** An exercise as the steps after the build see it. */
export interface BuiltExercise {
  exerciseId: string
  title: string
  alsoCalled: readonly string[] | null
  pattern: string
  equipment: readonly string[]
  pair: boolean | null
  loaded: string
  main: readonly string[]
  helping: readonly string[]
  measure: string
  perSide: boolean | null
  level: string
  steps: readonly string[]
  cues: readonly string[]
  mistakes: readonly { sign: string; change: string }[]
  safety: string | null
  easier: readonly string[]
  harder: readonly string[]
  instead: readonly string[]
}
