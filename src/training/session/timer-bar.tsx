import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon'
import { Button } from '../button'
import type { Timer } from '../model/log'
import { clockText } from '../model/session/clock'
import type { ExerciseContext } from './exercise-context'
import { nextText, timerLabel } from './session-texts'
import { scrollToCurrent } from './use-keep-in-view'
import { useSecondsLeft } from './use-seconds-left'

/** Seconds that a tap adds or removes. */
const STEP = 15

const signed = (seconds: number) => `${seconds < 0 ? '−' : '+'}${STEP}`

interface TimerBarProps {
  context: ExerciseContext
  /** The step that Undo reverts. */
  undoLabel: string | undefined
  /** The step just undone. */
  undone: string | undefined
  /** Called at the end of the lead-in. */
  onReady: () => void
  onOver: (timer: Timer) => void
}

/**
 * The bottom bar: timer, next set and undo. The bar reads the clock, so that the session doesn't re-render
 * every second.
 */
export function TimerBar(props: TimerBarProps) {
  const { context, undoLabel, undone, onReady, onOver } = props
  const { session, current, settings, act } = context
  const { timer } = session
  const secondsLeft = useSecondsLeft(timer, onOver) ?? 0
  const fraction = timer ? Math.min(1, secondsLeft / timer.seconds) : 0
  const leadLeft = timer ? Math.max(0, secondsLeft - timer.seconds) : 0
  // Start of the timer whose lead-in is running.
  const leadingTimer = useRef<number>(undefined)
  useEffect(() => {
    if (leadLeft === 0 && timer && leadingTimer.current === timer.start) onReady()
    leadingTimer.current = leadLeft > 0 ? timer?.start : undefined
  })
  const isOver = timer !== undefined && secondsLeft === 0
  return (
    <section aria-label="Rest and undo" className="train-bar no-print" data-over={isOver}>
      <div className="train-bar-line" aria-hidden="true">
        <div style={{ transform: `scaleX(${fraction})` }} />
      </div>
      {/* The live region already announced it. */}
      {undone && (
        <p className="measure pt-2 text-sm" aria-hidden="true">
          Undone: {undone}
        </p>
      )}
      <div className="measure train-bar-row">
        <Button
          className="train-bar-button"
          // `disabled` would drop the focus after the last step.
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
                {clockText(leadLeft || secondsLeft)}
              </span>
              <span className="train-clock-label">
                {leadLeft > 0
                  ? 'get ready'
                  : isOver
                    ? 'go'
                    : timer.kind === 'rest'
                      ? 'rest'
                      : timerLabel(session)}
              </span>
            </p>
            {timer.kind === 'rest' &&
              !isOver &&
              [-STEP, STEP].map((seconds) => (
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
          <Button className="train-next" onClick={scrollToCurrent}>
            {nextText(session, current)}
          </Button>
        )}
      </div>
    </section>
  )
}
