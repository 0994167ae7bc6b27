import { useEffect, useReducer, useRef } from 'react'
import type { Timer } from '../model/log'
import { secondsLeft } from '../model/rest'

/** Often enough that no second is skipped, in milliseconds. */
const LOOK = 250

/**
 * Returns the seconds that are left of a timer, undefined without one. Calls `onEnd` when they are
 * over, also where that happened while the page was closed.
 */
export function useSecondsLeft(timer: Timer | undefined, onEnd: (timer: Timer) => void) {
  const [, look] = useReducer((count: number) => count + 1, 0)
  // When this visit first saw the timer, on the clock that never jumps.
  const seen = useRef({ start: 0, steady: 0 })
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })

  const left = () => {
    if (!timer) return undefined
    if (seen.current.start !== timer.start) {
      seen.current = { start: timer.start, steady: performance.now() }
    }
    return secondsLeft(timer, {
      wall: Date.now(),
      steady: performance.now() - seen.current.steady,
    })
  }
  const seconds = left()
  const isRunning = seconds !== undefined && seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const interval = setInterval(look, LOOK)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])

  const isOver = seconds === 0
  useEffect(() => {
    if (timer && isOver) ended.current(timer)
  }, [timer, isOver])

  return seconds
}
