import { useEffect, useRef } from 'react'
import type { SessionLog } from '../../../packages/progression'
import { amountWithUnit, formatLoad } from '../../../packages/progression'
import { announce } from '../../components/announcer'
import { Icon } from '../../components/icon'
import { Button } from '../button'
import { clockText } from '../model/moves/clock'
import { entryByKey } from '../model/moves/sets'
import { isClockPaced } from '../model/moves/timers'
import type { ExerciseContext } from './exercise-context'
import { signal } from './signals'
import { scrollToCurrent } from './use-keep-in-view'
import { useSecondsLeft } from './use-seconds-left'

interface TimerBarProps {
  context: ExerciseContext
  undoLabel: string | undefined
  undone: string | undefined
}

/**
 * The bottom bar: timer, next set and undo. The bar reads the clock, so that the session doesn't re-render
 * every second.
 */
export function TimerBar({ context, undoLabel, undone }: TimerBarProps) {
  const { session, settings, act } = context
  const { timer } = session
  // A rest that the page has announced stays on screen until the next set.
  const secondsLeft = useSecondsLeft(timer, ({ signaled }) => {
    if (!signaled) act({ type: 'timer ended', rest: settings.timer })
  })
  const fraction = timer ? Math.max(0, 1 - secondsLeft / timer.seconds) : 0
  const leadLeft = timer ? Math.max(0, secondsLeft - timer.seconds) : 0
  // Start of the timer whose lead-in is running.
  const leadingTimer = useRef<number>(undefined)
  useEffect(() => {
    if (leadLeft === 0 && timer && leadingTimer.current === timer.start) {
      announce('Go.')
      signal(settings, timer.start)
    }
    leadingTimer.current = leadLeft > 0 ? timer?.start : undefined
  })
  const isRest = timer?.kind === 'rest'
  const isOver = timer !== undefined && secondsLeft === 0
  return (
    <section
      aria-label="Rest and undo"
      className="train-bar no-print fixed inset-x-0 bottom-0 z-40"
      data-over={isOver}
    >
      <div className="train-bar-line" aria-hidden="true">
        <div style={{ transform: `scaleX(${fraction})` }} />
      </div>
      {/* The live region already announced it. */}
      {undone && (
        <p className="measure pt-2 text-sm" aria-hidden="true">
          Undone: {undone}
        </p>
      )}
      <div className="measure train-bar-row flex items-center gap-2">
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
            <p className="train-clock min-w-0 flex-1">
              <span
                role="timer"
                aria-label={isRest ? 'Rest left' : 'Time left'}
                className="display"
              >
                {clockText(leadLeft || secondsLeft)}
              </span>
              <span className="mt-1 block text-[0.8125rem] font-bold">
                {leadLeft > 0 ? 'get ready' : isOver ? 'go' : timerLabel(session)}
              </span>
            </p>
            {isRest &&
              !isOver &&
              [-15, 15].map((seconds) => (
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
              aria-label={isRest ? 'End the rest' : 'Stop the clock'}
              onClick={() => act({ type: 'timer stopped', secondsLeft, rest: settings.timer })}
            >
              <Icon name="close" />
            </Button>
          </>
        ) : (
          <Button
            className="train-next min-w-0 flex-1 text-left font-bold"
            onClick={scrollToCurrent}
          >
            {nextText(context)}
          </Button>
        )}
      </div>
    </section>
  )
}

const signed = (seconds: number) => `${seconds < 0 ? '−' : '+'}${Math.abs(seconds)}`

/** In a clock-paced circuit, the current exercise, or 'rest' once its set is done. */
function timerLabel(session: SessionLog) {
  const { timer } = session
  if (timer?.kind === 'rest') return 'rest'
  const entry = timer && isClockPaced(session) && entryByKey(session, timer.entry)
  if (!entry) return 'work'
  return entry.sets[timer.set]?.done ? 'rest' : entry.title
}

/** 'Set 2: Bench press, 60 kg × 8'. */
function nextText({ session, current }: ExerciseContext) {
  const entry = current && session.entries[current.entryIndex]
  const set = current && entry?.sets[current.set]
  if (!current || !entry || !set) return 'All sets are done'
  const load = set.load && set.unit ? `${formatLoad(set.load, set.unit)} × ` : ''
  const { amount, measure } = entry.asked
  return `Set ${current.set + 1}: ${entry.title}, ${load}${set.amount === undefined ? amount : amountWithUnit(set.amount, measure)}`
}
