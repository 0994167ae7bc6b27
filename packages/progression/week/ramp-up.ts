import { joinWithAnd } from '../../basics'
import type { WeekSession } from '../language/week'

/** A valid ramp-up set: '5 at 60%' (of the day's weight) or '5 with the empty bar'. */
export const rampPattern = /^[1-9]\d? (at [1-9]\d?%|with the empty bar)$/

/** Parses a ramp-up set. Its percent of the day's weight is 0 for the empty bar or the lightest weight. */
export function parseRampSet(text: string): { reps: number; percent: number } {
  const [reps = 0, percent = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return { reps, percent }
}

/**
 * Returns ramp-up sets by line key. The first loaded exercise gets `rampUp`, later ones `rampUpLater`, a
 * repeated one none.
 */
export function rampUpsOf(
  { lines, rampUp, rampUpLater }: Pick<WeekSession, 'lines' | 'rampUp' | 'rampUpLater'>,
  needsWeight: (exercise: string) => boolean,
): Map<string, readonly string[]> {
  const lifts = lines.filter(
    ({ exercise }, index) =>
      needsWeight(exercise) && lines.findIndex((line) => line.exercise === exercise) === index,
  )
  const sets = lifts.map(
    ({ lineKey }, position) => [lineKey, position === 0 ? rampUp : rampUpLater] as const,
  )
  return new Map(sets.filter(([, each]) => each.length > 0))
}

/** Returns a session's warm-up in words, ramp-up sets included. */
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
  const text = joinWithAnd(sets)
  return text.includes('%') ? `${text} of the day's weight` : text
}
