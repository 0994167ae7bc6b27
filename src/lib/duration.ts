/** The form of a plan's duration: '4 weeks, 4x/week'. */
export const durationForm = /^([1-9]\d?) weeks?, ([1-9]\d?)x\/week$/

/** How often one trains where a duration does not say (spec section 2, Workout detail). */
const DEFAULT_FREQUENCY = '4x/week'

/** A plan's length in weeks, and its sessions a week. */
export interface Duration {
  weeks: number
  perWeek: number
}

/** Returns '4 weeks, 4x/week' as { weeks: 4, perWeek: 4 }; undefined for a text of another form. */
export function parseDuration(duration: string): Duration | undefined {
  const [, weeks, perWeek] = durationForm.exec(duration) ?? []
  return weeks && perWeek ? { weeks: Number(weeks), perWeek: Number(perWeek) } : undefined
}

/** Returns the part of a duration after the comma ('4x/week'), by default '4x/week'. */
export function frequencyOf(duration: string): string {
  const [, ...afterComma] = duration.split(',')
  return afterComma.join(',').trim() || DEFAULT_FREQUENCY
}
