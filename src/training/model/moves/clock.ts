import type { Measure, Timer } from '../../../../packages/progression'

/**
 * Whole seconds left, lead-in included. The wall clock keeps running through lock screens and reloads. The
 * monotonic clock (`steady`, ms since this visit first saw the timer) counts if someone sets the wall clock
 * back.
 */
export function secondsLeft(timer: Timer, { wall, steady }: { wall: number; steady: number }) {
  const elapsed = Math.max(0, wall - timer.start, steady) / 1000
  return Math.max(0, Math.ceil((timer.lead ?? 0) + timer.seconds - elapsed))
}

/** When a timer ends, in ms since 1970. */
export const timerEnd = ({ start, lead = 0, seconds }: Timer) => start + (lead + seconds) * 1000

export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export const durationText = (seconds: number) =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`

const secondsPerUnit: Partial<Record<Measure, number>> = { seconds: 1, minutes: 60 }

/** Seconds of a timed set; 0 for other sets. */
export const timedSetSeconds = (measure: Measure, amount = 0) =>
  amount * (secondsPerUnit[measure] ?? 0)
