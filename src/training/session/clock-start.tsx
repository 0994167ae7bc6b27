import { changeSettings } from '../use-settings'

interface ClockStartProps {
  /** The first exercise of the circuit that has no weight yet. */
  unweighed: string | undefined
  /** Whether sound is on. */
  sound: boolean
  onStart: () => void
}

/** The way into a circuit by the clock. Its sets end by themselves, so that their weights have to be there before. */
export function ClockStart({ unweighed, sound, onStart }: ClockStartProps) {
  if (unweighed)
    return <p className="train-question">First enter a weight for {unweighed}; then the clock.</p>
  return (
    <div className="train-start">
      <button type="button" className="button w-full" onClick={onStart}>
        Start the Clock for All Sets
      </button>
      {!sound && (
        <p className="text-sm">
          The sound is off.{' '}
          <button
            type="button"
            className="text-link train-inline"
            onClick={() => changeSettings({ sound: true })}
          >
            Turn It On
          </button>
        </p>
      )}
    </div>
  )
}
