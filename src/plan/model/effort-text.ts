import type { WeekLine } from './week'

/** Returns a set's effort: '2 in reserve', '70% · RPE 8', 'easy, full sentences', or ''. */
export function effortText({
  reserve,
  rpe,
  effort,
  percent,
  load,
}: Pick<WeekLine, 'reserve' | 'rpe' | 'effort' | 'percent' | 'load'>): string {
  return [
    load,
    percent === undefined ? undefined : `${percent}%`,
    reserve === undefined ? undefined : `${reserve} in reserve`,
    rpe === undefined ? undefined : `RPE ${rpe}`,
    effort,
  ]
    .filter(Boolean)
    .join(' · ')
}
