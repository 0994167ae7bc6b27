import { Button, TextButton } from '../button'
import { findExercise } from '../model/exercises'
import { painSubstitute } from '../model/pain-substitute'
import type { PlacedEntry } from './exercise-context'
import { ExerciseHead } from './exercise-head'
import { ExerciseMenu } from './exercise-menu'
import { WarmUpSets } from './warm-up-sets'

/** An exercise without its sets: what it asks, and what else one may do with it. */
export function ExercisePart(placed: PlacedEntry) {
  const { entry, id, context } = placed
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
      <ExerciseHead {...placed} />
      <HurtLastTime {...placed} />
      <ExerciseMenu {...placed} />
      <WarmUpSets {...placed} />
    </>
  )
}

/** Says that an exercise hurt the last time, with what was done in its place then. */
function HurtLastTime({ entry, index, context }: PlacedEntry) {
  const { input, finished, onSwap } = context
  const spared = painSubstitute(entry, input.state.plan, finished)
  if (!spared) return null
  const to = findExercise(input.exercises, spared)
  return (
    <p>
      It hurt last time.{' '}
      <TextButton onClick={() => onSwap(index, { to, why: 'pain', forGood: false })}>
        Take {to.title} again
      </TextButton>
    </p>
  )
}
