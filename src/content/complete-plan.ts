import type { FigureStroke } from '../exercises/model/figure/strokes'
import { parseDuration } from '../lib/duration'
import { exerciseBreakdown } from '../plan/model/breakdown'
import { loadLine } from '../plan/model/load-line'
import { timedProgram } from '../plan/model/minutes'
import { placeholderPlan } from '../plan/model/placeholder-plan'
import type { ExerciseRow } from '../plan/model/plan-detail'
import { type ExerciseFacts, libraryOf, type Program } from '../plan/model/program'
import { completeTexts, type WrittenDetail } from './complete-detail'
import { exerciseFacts } from './exercise-facts'
import { programOf } from './program'
import type { Exercise } from './schema/exercise'
import type { Plan } from './schema/plan'

/** A plan as an editor wrote it, with everything that follows from that. */
export interface CompletePlan extends Omit<Plan, 'id' | keyof WrittenDetail | 'sessions'> {
  planId: string
  overview: string
  goals: readonly string[]
  /** Why each week is as it is, in order. */
  weeks: readonly string[]
  /** Each exercise once. */
  exercises: readonly ExerciseRow[]
  /** Undefined in a plan that has no sessions. */
  program: Program | undefined
  /** The exercises that the sessions name. */
  library: readonly PlanExercise[]
  /** How many weeks it has. */
  length: number
  /** The weekly load, one number a week; empty without sessions. */
  loadLine: readonly number[]
}

/** An exercise of a plan, with what the plan's PDF shows of it. */
export interface PlanExercise extends ExerciseFacts {
  cues: readonly string[]
  /** Without strokes where an editor's picture takes its place. */
  figure: { phases: number; strokes: readonly FigureStroke[] } | null
}

/** Returns an exercise as plans need it. */
export const planExercise = (exercise: Exercise, figure: PlanExercise['figure']): PlanExercise => ({
  ...exerciseFacts(exercise),
  cues: exercise.cues,
  figure,
})

/** Returns how many weeks a plan has. */
export const planLength = ({ duration, schedule }: Pick<Plan, 'duration' | 'schedule'>) =>
  parseDuration(duration)?.weeks ?? Object.keys(schedule ?? {}).length

/** Completes a plan. Takes the exercises that its sessions name. */
export function completePlan(
  { id, ...plan }: Plan,
  library: readonly PlanExercise[],
): CompletePlan {
  const length = planLength(plan)
  const written = programOf(plan)
  const program = written && timedProgram(written, length, libraryOf(library))
  return {
    ...plan,
    ...completeTexts(plan as WrittenDetail),
    exercises: program
      ? exerciseBreakdown(program, length, libraryOf(library))
      : placeholderPlan.exercises,
    planId: id,
    program,
    library,
    length,
    loadLine: program ? loadLine(program, length) : [],
  }
}
