import { findExercise } from './model/exercises'
import type { Prescription } from './model/prescribe'
import { amountAsked, loadAsked } from './texts'
import type { TrainingPlan } from './training-plan'

interface SessionPreviewProps {
  plan: TrainingPlan
  asked: readonly Prescription[]
}

/** A session's prescription at a glance. */
export function SessionPreview({ plan, asked }: SessionPreviewProps) {
  const loadSource = ({ missing, choose }: Prescription) =>
    missing ? 'from your max' : choose ? 'you choose' : ''
  return (
    <ol className="train-preview" aria-label="Planned exercises">
      {asked.map((line) => {
        const exercise = findExercise(plan.exercises, line.exercise)
        return (
          <li key={line.line}>
            <span className="font-bold">
              {line.title}
              {line.group && <span className="train-group">{line.group}</span>}
            </span>
            <span className="train-asked">
              {line.sets} × {amountAsked(line)}
              <span className="font-bold">{loadAsked(line, exercise) || loadSource(line)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
