import { useEffect, useReducer, useRef } from 'react'
import type { Timer } from '../model/log'
import { secondsLeft } from '../model/session/clock'

/** In ms: short enough to skip no second. */
const POLL_INTERVAL = 250

/** A timer's remaining seconds. Calls `onEnd` when it is over, even if it ended while the page was closed. */
export function useSecondsLeft(timer: Timer | undefined, onEnd: (timer: Timer) => void) {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  // When this visit first saw the timer, on the monotonic clock.
  const firstSeen = useRef({ start: 0, steady: 0 })
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })

  const remaining = () => {
    if (!timer) return undefined
    if (firstSeen.current.start !== timer.start) {
      firstSeen.current = { start: timer.start, steady: performance.now() }
    }
    return secondsLeft(timer, {
      wall: Date.now(),
      steady: performance.now() - firstSeen.current.steady,
    })
  }
  const seconds = remaining()
  const isRunning = seconds !== undefined && seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const interval = setInterval(refresh, POLL_INTERVAL)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [isRunning])

  const isOver = seconds === 0
  useEffect(() => {
    if (timer && isOver) ended.current(timer)
  }, [timer, isOver])

  return seconds
}
