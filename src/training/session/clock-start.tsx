import { Button, TextButton } from '../button'
import { changeSettings } from '../use-settings'
import type { ExerciseContext } from './exercise-context'
import { firstWithoutWeight } from './session-texts'

interface ClockStartProps {
  context: ExerciseContext
  onStart: () => void
}

/** Starts a clock-paced circuit. Its sets end by themselves, so weights must be entered first. */
export function ClockStart({ context: { session, input, settings }, onStart }: ClockStartProps) {
  const missing = firstWithoutWeight(session, input.exercises)
  if (missing)
    return <p className="train-question">First enter a weight for {missing}; then the clock.</p>
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
