import { graphql } from 'gatsby'
import type { Program } from '../plan/model/program'
import type { Exercises, TrainingExercise } from './model/exercises'
import { type Slot, slotsOf } from './model/slots'

/** A plan as training needs it. */
export interface TrainingPlan {
  planId: string
  title: string
  weeks: number
  program: Program
  /** Its exercises, and those that may take their place. */
  exercises: Exercises
  slots: readonly Slot[]
  /** The file with the drawings of its exercises. */
  figures: string | null
  goals: readonly string[]
  /** The plans to go on with. */
  next: readonly Queries.PlanLinkFragment[]
  /** Whether anything in it is loaded, so that a unit matters. */
  isLoaded: boolean
  /** Whether the site lets plans be kept offline. */
  canBeKept: boolean
}

/** Returns a plan as training needs it, from the data of its page. Undefined for one without sessions. */
export function trainingPlanOf(
  plan: Queries.TrainPlanFragment,
  canBeKept: boolean,
): TrainingPlan | undefined {
  if (!plan.program) return undefined
  const program: Program = plan.program
  const facts = [...plan.library, ...plan.spares].map((exercise): [string, TrainingExercise] => [
    exercise.exerciseId,
    { ...exercise, main: [], helping: [] },
  ])
  return {
    planId: plan.planId,
    title: plan.title,
    weeks: plan.length,
    program,
    exercises: new Map(facts),
    slots: slotsOf(program, plan.length),
    figures: plan.figures,
    goals: plan.goals,
    next: plan.next,
    isLoaded: plan.library.some(({ loaded }) => loaded !== 'body'),
    canBeKept,
  }
}

export const fragment = graphql`
  fragment TrainPlan on Plan {
    planId
    title
    length
    figures
    goals
    next {
      ...PlanLink
    }
    program
    library {
      ...TrainExercise
    }
    spares {
      ...TrainExercise
    }
  }

  fragment TrainExercise on Exercise {
    exerciseId
    title
    pattern
    loaded
    pair
    perSide
    equipment
    measure
    instead
    easier
    harder
  }
`
