import type { FigureStroke } from '../../../packages/figures'
import { drawPoses } from '../../../packages/figures'
import {
  type ExerciseBasics,
  type ExerciseRow,
  exerciseBreakdown,
  libraryOf,
  type Program,
  parseDuration,
  programOf,
  timedProgram,
  weeklyLoads,
} from '../../../packages/progression'
import { placeholderPlan } from '../../plan/model/placeholder-plan'
import type { Exercise } from '../schema/exercise'
import type { Plan } from '../schema/plan'
import { exerciseFacts } from './exercise-facts'

/** The detail texts that an editor writes: all or none. */
interface WrittenDetail {
  overview?: string
  goals?: string[]
  schedule?: Record<string, string>
}

/** A plan's texts with weeks in order; the placeholder program's texts for a plan without detail. */
function completeTexts({ overview, goals, schedule }: WrittenDetail) {
  if (!overview || !goals || !schedule) {
    const { schedule: weeks, ...placeholder } = placeholderPlan
    return { overview: placeholder.overview, goals: placeholder.goals, weeks }
  }
  const weeks = Object.keys(schedule).map((_, index) => schedule[`week${index + 1}`] ?? '')
  return { overview, goals, weeks }
}

/** A plan with its derived data. */
export interface CompletePlan extends Omit<Plan, 'id' | keyof WrittenDetail | 'sessions'> {
  planId: string
  overview: string
  goals: readonly string[]
  /** Each week's reason, in order. */
  weeks: readonly string[]
  /** One row per exercise. */
  exercises: readonly ExerciseRow[]
  /** Undefined without sessions. */
  program: Program | undefined
  /** Exercises that the sessions name. */
  library: readonly PlanExercise[]
  /** In weeks. */
  length: number
  /** Weekly load, one number per week; empty without sessions. */
  loadLine: readonly number[]
}

/** A plan's exercise, including its cues and figure for the PDF. */
export interface PlanExercise extends ExerciseBasics {
  cues: readonly string[]
  /** Null if a picture from the editor replaces it. */
  figure: { phases: number; strokes: readonly FigureStroke[] } | null
}

export const toPlanExercise = (exercise: Exercise): PlanExercise => ({
  ...exerciseFacts(exercise),
  cues: exercise.cues,
  figure: exercise.figure ? drawPoses(exercise.figure) : null,
})

const weekCount = ({ duration, schedule }: Pick<Plan, 'duration' | 'schedule'>) =>
  parseDuration(duration)?.weeks ?? Object.keys(schedule ?? {}).length

/** Derives the rest of a plan. `library` holds the exercises that its sessions name. */
export function completePlan(
  { id, ...plan }: Plan,
  library: readonly PlanExercise[],
): CompletePlan {
  const length = weekCount(plan)
  const writtenProgram = programOf(plan)
  const program = writtenProgram && timedProgram(writtenProgram, length, libraryOf(library))
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
    loadLine: program ? weeklyLoads(program, length) : [],
  }
}
