import { graphql } from 'gatsby'
import type {
  Exercises,
  Program,
  TrainingExercise,
  TrainingInput,
} from '../../packages/progression'
import { type Slot, slotsOf } from '../../packages/progression'
import type { PlanProgress } from './model/plan-progress'
import type { TrainingView } from './use-view'

/** The part of a plan that training needs. */
export type TrainingPlan = NonNullable<ReturnType<typeof trainingPlanOf>>

export interface PlanProps {
  plan: TrainingPlan
  input: TrainingInput
}

export interface TodayProps extends PlanProps {
  progress: PlanProgress<Slot>
  onView: (view: TrainingView) => void
}

/** Builds a plan from its page data. Undefined for a plan without sessions. */
export function trainingPlanOf(plan: Queries.TrainPlanFragment, offersOfflineCopy: boolean) {
  if (!plan.program) return undefined
  const program: Program = plan.program
  const facts = [...plan.library, ...plan.alternatives].map(
    (exercise): [string, TrainingExercise] => [
      exercise.exerciseId,
      // The content check ensures that these strings are in the vocabulary.
      { ...exercise, main: [], helping: [] } as TrainingExercise,
    ],
  )
  // The plan's exercises and their substitutes.
  const exercises: Exercises = new Map(facts)
  return {
    planId: plan.planId,
    title: plan.title,
    weeks: plan.length,
    program,
    exercises,
    slots: slotsOf(program, plan.length),
    /** Address of the file with the exercise drawings; null without any. */
    figures: plan.figures,
    goals: plan.goals,
    /** Plans to follow it with. */
    next: plan.next,
    /** Whether any exercise has a weight, so that units matter. */
    usesWeights: plan.library.some(({ loaded }) => loaded !== 'body'),
    offersOfflineCopy,
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
    alternatives {
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
