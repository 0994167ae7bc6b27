import type { Unit } from '../../lib/vocabulary'
import { amountWithUnit } from '../../plan/model/amount-with-unit'
import type { SessionLog } from '../model/log'
import { weightText } from '../model/prescribe/weight-text'
import { type Lift, liftsOf } from './lift-points'

/** A lift's highest value of a kind, also in words, and the first day that reached it. */
export interface LiftRecord {
  kind: 'load' | 'estimate' | 'amount'
  label: string
  value: number
  text: string
  date: string
}

export function recordsOf({ points, measure }: Lift, unit: Unit): LiftRecord[] {
  const labels = {
    load: 'Heaviest weight',
    estimate: 'Estimated one-rep max',
    amount: measure === 'reps' ? 'Most reps' : 'Longest set',
  }
  return (['load', 'estimate', 'amount'] as const).flatMap((kind) => {
    const reached = points.filter((point) => point[kind])
    const value = Math.max(...reached.map((point) => point[kind] ?? 0))
    const first = reached.find((point) => point[kind] === value)
    if (!first) return []
    const text = kind === 'amount' ? amountWithUnit(value, measure) : weightText(value, unit)
    return [{ kind, label: labels[kind], value, text, date: first.date }]
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
  const earlier = liftsOf(
    finished.filter(({ id, started }) => id !== session.id && started < session.started),
    unit,
  )
  return liftsOf([session], unit).flatMap((lift) => {
    const before = earlier.find(({ exercise }) => exercise === lift.exercise)
    if (!before) return []
    const records = recordsOf(before, unit)
    const hasLoads = [...before.points, ...lift.points].some(({ load }) => load !== undefined)
    return recordsOf(lift, unit).flatMap(({ kind, label, value, text }) => {
      const old = records.find((record) => record.kind === kind)
      if (!old || value <= old.value || (kind === 'amount' && hasLoads)) return []
      return [`${lift.title}. ${label}: ${text}, before ${old.text}`]
    })
  })
}
