import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon'
import { Button } from '../button'
import type { Timer } from '../model/log'
import { clockText } from '../model/rest'
import type { ExerciseContext } from './exercise-context'
import { nextText, workText } from './session-texts'
import { showCurrent } from './use-keep-in-view'
import { useSecondsLeft } from './use-seconds-left'

/** How much a tap makes a rest longer or shorter, in seconds. */
const MORE = 15

const signed = (seconds: number) => `${seconds < 0 ? '−' : '+'}${MORE}`

interface TimerBarProps {
  context: ExerciseContext
  /** What Undo takes back. */
  undoLabel: string | undefined
  /** What it just took back. */
  undone: string | undefined
  /** Called when the time to get ready is over. */
  onReady: () => void
  onOver: (timer: Timer) => void
}

/**
 * The bar in reach of the thumb: what is being counted, what is next, and undo. It reads the clock
 * itself, so that the session is not rendered again every second.
 */
export function TimerBar(props: TimerBarProps) {
  const { context, undoLabel, undone, onReady, onOver } = props
  const { session, current, settings, act } = context
  const { timer } = session
  const secondsLeft = useSecondsLeft(timer, onOver) ?? 0
  const share = timer ? Math.min(1, secondsLeft / timer.seconds) : 0
  const early = timer ? Math.max(0, secondsLeft - timer.seconds) : 0
  // The moment of the timer that one gets ready for.
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (early === 0 && timer && awaited.current === timer.start) onReady()
    awaited.current = early > 0 ? timer?.start : undefined
  })
  const isOver = timer !== undefined && secondsLeft === 0
  return (
    <section aria-label="Rest and undo" className="train-bar no-print" data-over={isOver}>
      <div className="train-bar-line" aria-hidden="true">
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      {/* Read out already. */}
      {undone && (
        <p className="measure pt-2 text-sm" aria-hidden="true">
          Undone: {undone}
        </p>
      )}
      <div className="measure train-bar-row">
        <Button
          className="train-bar-button"
          // Not disabled: it would lose the focus with the last step.
          aria-disabled={undoLabel === undefined}
          aria-label={undoLabel ? `Undo ${undoLabel}` : 'Undo'}
          onClick={() => act({ type: 'undo' })}
        >
          <Icon name="back" />
          <span aria-hidden="true">Undo</span>
        </Button>
        {timer ? (
          <>
            <p className="train-clock">
              <span
                role="timer"
                aria-label={timer.kind === 'rest' ? 'Rest left' : 'Time left'}
                className="display"
              >
                {clockText(early || secondsLeft)}
              </span>
              <span className="train-clock-label">
                {early > 0
                  ? 'get ready'
                  : isOver
                    ? 'go'
                    : timer.kind === 'rest'
                      ? 'rest'
                      : workText(session)}
              </span>
            </p>
            {timer.kind === 'rest' &&
              !isOver &&
              [-MORE, MORE].map((seconds) => (
                <Button
                  key={seconds}
                  className="train-bar-button"
                  aria-label={`${signed(seconds)} seconds`}
                  onClick={() => act({ type: 'timer lengthened', seconds })}
                >
                  {signed(seconds)}
                </Button>
              ))}
            <Button
              className="train-bar-button"
              aria-label={timer.kind === 'rest' ? 'End the rest' : 'Stop the clock'}
              onClick={() => act({ type: 'timer stopped', secondsLeft, rest: settings.timer })}
            >
              <Icon name="close" />
            </Button>
          </>
        ) : (
          <Button className="train-next" onClick={showCurrent}>
            {nextText(session, current)}
          </Button>
        )}
      </div>
    </section>
  )
}
