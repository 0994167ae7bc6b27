import type { Prescription } from '../../packages/progression'
import { findExercise } from '../../packages/progression'
import { amountLabel, loadLabel } from './prescription-labels'
import type { TrainingPlan } from './training-plan'

interface SessionPreviewProps {
  plan: TrainingPlan
  prescriptions: readonly Prescription[]
}

/** A session's prescription: exercises, sets and loads. */
export const SessionPreview = ({ plan, prescriptions }: SessionPreviewProps) => (
  <ol className="train-preview mt-6" aria-label="Exercises">
    {prescriptions.map((line) => {
      const exercise = findExercise(plan.exercises, line.exercise)
      return (
        <li key={line.line}>
          <span className="font-bold">
            {line.title}
            {line.group && (
              <span className="ml-2 inline-block rounded-xs border border-current px-1.5 text-[0.75rem] leading-[1.4]">
                {line.group}
              </span>
            )}
          </span>
          <span className="train-asked">
            {line.sets} × {amountLabel(line)}
            {exercise.perSide && ' per side'}
            <span className="block font-bold">
              {loadLabel(line, exercise) ||
                (line.unlogged.missingMaxLift && 'from your max') ||
                (line.unlogged.needsWeightChoice && 'pick a weight')}
            </span>
          </span>
        </li>
      )
    })}
  </ol>
)
