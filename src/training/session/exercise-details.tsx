import { Button, TextButton } from '../button'
import { findExercise } from '../model/exercises'
import { painSubstitute } from '../model/session/pain-substitute'
import type { EntryProps } from './exercise-context'
import { ExerciseHead } from './exercise-head'
import { ExerciseMenu } from './exercise-menu'
import { RampUpSets } from './ramp-up-sets'

/** Prescription, menu and warm-up of an exercise: all but its sets. */
export function ExerciseDetails(props: EntryProps) {
  const { entry, id, context } = props
  if (entry.skipped) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted">
        <span className="line-through">{entry.title}</span>
        <Button onClick={() => context.act({ type: 'resumed', entry: id })}>Do It After All</Button>
      </p>
    )
  }
  return (
    <>
      <ExerciseHead {...props} />
      <HurtLastTime {...props} />
      <ExerciseMenu {...props} />
      <RampUpSets {...props} />
    </>
  )
}

/** Reminds of pain in the exercise last time, and offers that day's substitute. */
function HurtLastTime({ entry, index, context }: EntryProps) {
  const { input, finished, onSwap } = context
  const substitute = painSubstitute(entry, input.state.plan, finished)
  if (!substitute) return null
  const to = findExercise(input.exercises, substitute)
  return (
    <p>
      It hurt last time.{' '}
      <TextButton onClick={() => onSwap(index, { to, why: 'pain', forGood: false })}>
        Take {to.title} again
      </TextButton>
    </p>
  )
}
