/** Two sessions a day. Logs hold no more either. */
export const MAX_SESSIONS_PER_WEEK = 14

/** The form of a plan's duration: '4 weeks, 4x/week'. */
export const durationPattern = /^([1-9]\d?) weeks?, ([1-9]|1[0-4])x\/week$/

/** Frequency if a duration names none (spec section 2, Workout detail). */
const DEFAULT_FREQUENCY = '4x/week'

export interface Duration {
  weeks: number
  perWeek: number
}

/** Parses '4 weeks, 4x/week' into { weeks: 4, perWeek: 4 }; undefined for other forms. */
export function parseDuration(duration: string): Duration | undefined {
  const [, weeks, perWeek] = durationPattern.exec(duration) ?? []
  return weeks && perWeek ? { weeks: Number(weeks), perWeek: Number(perWeek) } : undefined
}

/** Returns the part after the comma ('4x/week'), or the default. */
export function frequencyOf(duration: string): string {
  const [, ...afterComma] = duration.split(',')
  return afterComma.join(',').trim() || DEFAULT_FREQUENCY
}
