import type { WeekLine } from './week'

/** Returns a set's effort: '2 in reserve', 'RPE 8', 'easy, full sentences', or ''. */
export function effortText({
  reserve,
  rpe,
  effort = '',
}: Pick<WeekLine, 'reserve' | 'rpe' | 'effort'>): string {
  if (reserve !== undefined) return `${reserve} in reserve`
  return rpe === undefined ? effort : `RPE ${rpe}`
}
