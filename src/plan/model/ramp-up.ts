import { listed } from '../../lib/listed'
import type { WeekSession } from './week'

/** The forms of a ramp-up set: '5 at 60%' of the day's weight, '5 with the empty bar'. */
export const rampForm = /^[1-9]\d? (at [1-9]\d?%|with the empty bar)$/

/** A set before the work begins. */
export interface RampSet {
  reps: number
  /** Of the day's weight; 0 is the empty bar, or the lightest there is. */
  percent: number
}

/** Returns a written ramp-up set as numbers. */
export function rampSet(text: string): RampSet {
  const [reps = 0, percent = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return { reps, percent }
}

/**
 * Returns the ramp-up sets of a session's lines by their places: of the first that is done with a weight, and of
 * later exercises. An exercise that comes again is warm.
 */
export function rampUpsOf(
  { lines, rampUp, rampUpLater }: Pick<WeekSession, 'lines' | 'rampUp' | 'rampUpLater'>,
  isLoaded: (exercise: string) => boolean,
): Map<number, readonly string[]> {
  const lifts = lines.filter(
    ({ exercise }, at) =>
      isLoaded(exercise) && lines.findIndex((line) => line.exercise === exercise) === at,
  )
  const sets = lifts.map(({ index }, at) => [index, at === 0 ? rampUp : rampUpLater] as const)
  return new Map(sets.filter(([, each]) => each.length > 0))
}

/** Returns how a session starts, its ramp-up sets included. */
export function warmUpText(
  warmUp: string | undefined,
  rampUp: readonly string[] = [],
  later: readonly string[] = [],
): string | undefined {
  const texts = [
    warmUp,
    rampUp.length > 0 && `Then the first lift: ${inWords(rampUp)}.`,
    later.length > 0 && `Before each later lift: ${inWords(later)}.`,
  ].filter(Boolean)
  return texts.length > 0 ? texts.join(' ') : undefined
}

function inWords(sets: readonly string[]): string {
  const text = listed(sets)
  return text.includes('%') ? `${text} of the day's weight` : text
}
