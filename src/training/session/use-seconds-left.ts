import { useEffect, useReducer, useState } from 'react'
import type { Timer } from '../../../packages/progression'
import { secondsLeft } from '../model/moves/clock'

/** Short enough to skip no second. */
const POLL_MS = 250

/**
 * A timer's remaining seconds; 0 without one. Calls `onEnd` when it is over, even if it ended while the page
 * was closed.
 */
export function useSecondsLeft(timer: Timer | undefined, onEnd: (timer: Timer) => void): number {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  // When this visit first saw the timer, on the monotonic clock.
  const [firstSeen, setFirstSeen] = useState({ start: 0, steady: 0 })
  if (timer && firstSeen.start !== timer.start)
    setFirstSeen({ start: timer.start, steady: performance.now() })
  const steady = performance.now() - firstSeen.steady
  const seconds = timer ? secondsLeft(timer, { wall: Date.now(), steady }) : 0
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const interval = setInterval(refresh, POLL_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [isRunning])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer ends once
  useEffect(() => {
    if (timer && !isRunning) onEnd(timer)
  }, [timer, isRunning])

  return seconds
}
