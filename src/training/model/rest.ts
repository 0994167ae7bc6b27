import type { Timer } from './log'

/**
 * Returns the whole seconds that are left of a timer, those to get ready included; 0 when it is over. It is measured by
 * the wall clock, because that goes on while the screen is locked or the page reloads; never less than by a clock that
 * never jumps (milliseconds since the timer was first seen in this visit), because the wall clock may be set back.
 */
export function secondsLeft(timer: Timer, { wall, steady }: { wall: number; steady: number }) {
  const elapsed = Math.max(0, wall - timer.start, steady) / 1000
  return Math.max(0, Math.ceil((timer.lead ?? 0) + timer.seconds - elapsed))
}

/** Returns when a timer is over, in milliseconds since 1970. */
export const endOf = ({ start, lead = 0, seconds }: Timer) => start + (lead + seconds) * 1000

/** Returns seconds as a clock shows them: '2:05'. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Returns seconds in words: '90 seconds', '2 minutes'. */
export const durationText = (seconds: number) =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
