import type { Entry, SetLog } from '../../../packages/progression'
import { findExercise } from '../../../packages/progression'
import { Button, TextButton } from '../button'
import { durationText, timedSetSeconds } from '../model/moves/clock'
import { changeSettings } from '../use-settings'
import type { ExerciseContext } from './exercise-context'

interface ClockStartProps {
  asked: Entry['asked']
  amount: SetLog['amount']
  context: ExerciseContext
  onStart: () => void
}

/** Starts a timed set, or a clock-paced circuit, whose sets end by themselves and need their weights before. */
export function ClockStart({ asked, amount, context, onStart }: ClockStartProps) {
  const { session, input, settings } = context
  if (!asked.every) {
    const seconds = timedSetSeconds(asked.measure, amount)
    return (
      seconds > 0 && (
        <Button className="button train-start" onClick={onStart}>
          Start {durationText(seconds)}
        </Button>
      )
    )
  }
  const withoutWeight = session.entries.find(
    (entry) =>
      entry.asked.every &&
      !entry.skipped &&
      findExercise(input.exercises, entry.exercise).loaded === 'weight' &&
      entry.sets.some(({ load }) => load === undefined),
  )
  if (withoutWeight)
    return (
      <p className="train-question">
        Enter a weight for {withoutWeight.title} before you start the clock.
      </p>
    )
  return (
    <div className="train-start">
      <Button className="button w-full" onClick={onStart}>
        Start the Clock for All Sets
      </Button>
      {!settings.sound && (
        <p className="text-sm">
          The sound is off.{' '}
          <TextButton onClick={() => changeSettings({ sound: true })}>Turn It On</TextButton>
        </p>
      )}
    </div>
  )
}
