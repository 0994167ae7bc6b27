import type { Measure, Unit } from '../../lib/vocabulary'
import type { SessionLog } from '../model/log'
import { amountOf, weightText } from '../model/weight-text'
import { type LiftPoint, pointOf } from './lift-points'

/** What a record is counted in. */
const kinds = ['load', 'estimate', 'amount'] as const
type Kind = (typeof kinds)[number]

/** The best of a lift, in words, with its day. */
export interface Best {
  label: string
  value: string
  date: string
}

const labels: Record<Kind, (measure: Measure) => string> = {
  load: () => 'Heaviest weight',
  estimate: () => 'Estimated one-rep max',
  amount: (measure) => (measure === 'reps' ? 'Most reps' : 'Longest set'),
}

const textOf = (kind: Kind, value: number, measure: Measure, unit: Unit) =>
  kind === 'amount' ? amountOf(value, measure) : weightText(value, unit)

/** Returns the first point with the most of a kind; undefined where no point has any. */
const bestPoint = (points: readonly LiftPoint[], kind: Kind) =>
  points.reduce<LiftPoint | undefined>(
    (best, point) => ((point[kind] ?? 0) > (best?.[kind] ?? 0) ? point : best),
    undefined,
  )

/** Returns the records of a lift, each with the day on which it was first reached. Points: first one first. */
export function bestsOf(points: readonly LiftPoint[], measure: Measure, unit: Unit): Best[] {
  return kinds.flatMap((kind) => {
    const best = bestPoint(points, kind)
    const value = best?.[kind]
    if (!best || value === undefined) return []
    return [
      { label: labels[kind](measure), value: textOf(kind, value, measure, unit), date: best.date },
    ]
  })
}

/**
 * Returns the records that a session set beside the sessions before it, in words: 'Bench press. Heaviest weight: 62 kg,
 * before 60 kg'. The first time of an exercise sets none,
 * and the most repetitions count only without a weight: with less of it they are easy.
 */
export function recordsIn(
  session: SessionLog,
  finished: readonly SessionLog[],
  unit: Unit,
): string[] {
  const earlier = finished.filter(
    ({ id, started }) => id !== session.id && started < session.started,
  )
  const pointsIn = (sessions: readonly SessionLog[], exercise: string) =>
    sessions.flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.exercise === exercise ? (pointOf(one, entry, unit) ?? []) : [],
      ),
    )
  const titles = new Map(session.entries.map((entry) => [entry.exercise, entry]))
  return [...titles.values()].flatMap(({ exercise, title, asked: { measure } }) => {
    const before = pointsIn(earlier, exercise)
    const now = pointsIn([session], exercise)
    if (before.length === 0) return []
    return kinds.flatMap((kind) => {
      const old = bestPoint(before, kind)?.[kind]
      const best = bestPoint(now, kind)?.[kind]
      const isLoaded = [...before, ...now].some(({ load }) => load !== undefined)
      if (old === undefined || best === undefined || best <= old) return []
      if (kind === 'amount' && isLoaded) return []
      const text = (value: number) => textOf(kind, value, measure, unit)
      return [`${title}. ${labels[kind](measure)}: ${text(best)}, before ${text(old)}`]
    })
  })
}
