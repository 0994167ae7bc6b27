import type { Timer } from './log'

/** What two clocks say: the wall clock, and one that never jumps but may stand still in sleep. */
export interface Clocks {
  wall: number
  /** Milliseconds since the timer was first seen in this visit. */
  steady: number
}

/**
 * Returns how many seconds a timer has run: by the wall clock, because it goes on while the screen
 * is locked or the page reloads; never less than by the steady clock, because the wall clock may be
 * set back.
 */
export function elapsedSeconds({ start }: Pick<Timer, 'start'>, { wall, steady }: Clocks): number {
  return Math.max(0, wall - start, steady) / 1000
}

/** Returns the whole seconds that are left, those to get ready included; 0 when it is over. */
export const secondsLeft = (timer: Timer, clocks: Clocks) =>
  Math.max(0, Math.ceil((timer.lead ?? 0) + timer.seconds - elapsedSeconds(timer, clocks)))

/** Returns when a timer is over, in milliseconds since 1970. */
export const endOf = ({ start, lead = 0, seconds }: Timer) => start + (lead + seconds) * 1000

/** Returns seconds as a clock shows them: '2:05'. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Returns seconds in words: '90 seconds', '2 minutes'. */
export const durationText = (seconds: number) =>
  seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
