import { exerciseIn } from '../model/exercises'
import { hurtBefore } from '../model/hurt-before'
import type { Entry } from '../model/log'
import type { ExerciseContext } from './exercise-context'
import type { Swap } from './swap-panel'

interface HurtLastTimeProps {
  entry: Entry
  context: ExerciseContext
  onSwap: (swap: Swap) => void
}

/** Says that an exercise hurt the last time, with what was done in its place then. */
export function HurtLastTime({ entry, context: { input, finished }, onSwap }: HurtLastTimeProps) {
  const spared = hurtBefore(entry, input.state.plan, finished)
  if (!spared) return null
  const to = exerciseIn(input.exercises, spared)
  return (
    <p>
      It hurt last time.{' '}
      <button
        type="button"
        className="text-link train-inline"
        onClick={() => onSwap({ to, why: 'pain', forGood: false })}
      >
        Take {to.title} again
      </button>
    </p>
  )
}
