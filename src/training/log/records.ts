import type { Measure, Unit } from '../../lib/vocabulary'
import { amountWithUnit } from '../../plan/model/amount-with-unit'
import type { SessionLog } from '../model/log'
import { weightText } from '../model/prescribe/weight-text'
import { type LiftPoint, liftPoint } from './lift-points'

const recordKinds = ['load', 'estimate', 'amount'] as const
type RecordKind = (typeof recordKinds)[number]

/** A lift's record in words, and its day. */
export interface LiftRecord {
  label: string
  value: string
  date: string
}

const labels: Record<RecordKind, (measure: Measure) => string> = {
  load: () => 'Heaviest weight',
  estimate: () => 'Estimated one-rep max',
  amount: (measure) => (measure === 'reps' ? 'Most reps' : 'Longest set'),
}

const textOf = (kind: RecordKind, value: number, measure: Measure, unit: Unit) =>
  kind === 'amount' ? amountWithUnit(value, measure) : weightText(value, unit)

/** The first point with the highest value; undefined if none has one. */
const bestPoint = (points: readonly LiftPoint[], kind: RecordKind) =>
  points.reduce<LiftPoint | undefined>(
    (best, point) => ((point[kind] ?? 0) > (best?.[kind] ?? 0) ? point : best),
    undefined,
  )

/** A lift's records, each with the first day that reached it. `points` are oldest first. */
export function recordsOf(
  points: readonly LiftPoint[],
  measure: Measure,
  unit: Unit,
): LiftRecord[] {
  return recordKinds.flatMap((kind) => {
    const best = bestPoint(points, kind)
    const value = best?.[kind]
    if (!best || value === undefined) return []
    return [
      { label: labels[kind](measure), value: textOf(kind, value, measure, unit), date: best.date },
    ]
  })
}

/**
 * New records of a session: 'Bench press. Heaviest weight: 62 kg, before 60 kg'. A first time sets none. More
 * reps are a record only without weight, because less weight makes them easy.
 */
export function newRecords(
  session: SessionLog,
  finished: readonly SessionLog[],
  unit: Unit,
): string[] {
  const earlier = finished.filter(
    ({ id, started }) => id !== session.id && started < session.started,
  )
  const pointsIn = (sessions: readonly SessionLog[], exercise: string) =>
    sessions.flatMap((candidate) =>
      candidate.entries.flatMap((entry) =>
        entry.exercise === exercise ? (liftPoint(candidate, entry, unit) ?? []) : [],
      ),
    )
  const lastEntryByExercise = new Map(session.entries.map((entry) => [entry.exercise, entry]))
  return [...lastEntryByExercise.values()].flatMap(({ exercise, title, asked: { measure } }) => {
    const before = pointsIn(earlier, exercise)
    const now = pointsIn([session], exercise)
    if (before.length === 0) return []
    return recordKinds.flatMap((kind) => {
      const old = bestPoint(before, kind)?.[kind]
      const best = bestPoint(now, kind)?.[kind]
      const hasLoads = [...before, ...now].some(({ load }) => load !== undefined)
      if (old === undefined || best === undefined || best <= old) return []
      if (kind === 'amount' && hasLoads) return []
      const text = (value: number) => textOf(kind, value, measure, unit)
      return [`${title}. ${labels[kind](measure)}: ${text(best)}, before ${text(old)}`]
    })
  })
}
