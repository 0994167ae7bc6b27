import type { FigureStroke } from '../lib/figure'
import type { ExerciseRow } from '../lib/plan-detail'
import type { ExerciseFacts, Program } from '../lib/program/program'

/** A plan as GraphQL gives it; one that was written without detail has the placeholder program's. */
export interface BuiltPlan {
  planId: string
  title: string
  description: string
  /** For example '4 weeks, 4x/week'. */
  duration: string
  level: string
  category: string
  equipment: string
  image: string
  imageAlt: string
  overview: string
  goals: readonly string[]
  /** What each week asks for, in order. */
  weeks: readonly string[]
  exercises: readonly ExerciseRow[]
  /** What the plan trains for. */
  aim: string | null
  /** What one can check before starting. */
  entry: readonly string[] | null
  /** What is particular to this plan; what holds for all stands in the site's settings. */
  safety: string | null
  /** The sessions as data; null in a plan without detail. */
  program: Program | null
  /** The exercises that the sessions name. */
  library: readonly PlanExercise[]
  /** How many weeks the plan has. */
  length: number
  /** The weekly load, one number a week; empty without sessions. */
  loadLine: readonly number[]
}

/** An exercise of a plan's library, with what the plan's PDF shows of it. */
export interface PlanExercise extends ExerciseFacts {
  cues: readonly string[]
  /** Null where nobody has drawn one; without strokes where an editor's picture stands in its place. */
  figure: { phases: number; strokes: readonly FigureStroke[] } | null
}

/** The one safety block of all plans: when to stop, when to call for help, who asks a doctor first. */
export interface SafetyTexts {
  title: string
  emergency: string
  stop: string
  doctor: string
}
