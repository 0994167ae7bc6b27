import { inUnit } from '../../lib/units'
import type { Measure, Unit } from '../../lib/vocabulary'
import { oneRepMax } from '../../tools/model/estimated-max'
import { doneSets, type Entry, type SessionLog } from '../model/log'

export interface LiftPoint {
  date: string
  /** Heaviest weight; undefined without any. */
  load: number | undefined
  /** Best estimated one-rep max; undefined if no set has a weight and up to ten reps. */
  estimate: number | undefined
  /** Most reps, seconds, meters or minutes in a set. */
  amount: number
}

/** A lift over time, oldest first. */
export interface Lift {
  exercise: string
  title: string
  measure: Measure
  points: readonly LiftPoint[]
}

const rounded = (value: number) => Math.round(value * 10) / 10
const maxOf = (values: readonly number[]) =>
  values.length > 0 ? rounded(Math.max(...values)) : undefined

/** A lift on one day, in `unit`. Undefined if no set is done. */
export function liftPoint(
  { date }: Pick<SessionLog, 'date'>,
  entry: Pick<Entry, 'sets' | 'asked'>,
  unit: Unit,
): LiftPoint | undefined {
  const sets = doneSets(entry).map(({ load, unit: loggedUnit, amount = 0, left }) => ({
    load: load && loggedUnit ? inUnit({ value: load, unit: loggedUnit }, unit).value : undefined,
    amount,
    left,
  }))
  if (sets.length === 0) return undefined
  const isReps = entry.asked.measure === 'reps'
  return {
    date,
    load: maxOf(sets.flatMap(({ load }) => load ?? [])),
    estimate: maxOf(
      isReps
        ? sets.flatMap(({ load, amount, left }) => (load && oneRepMax(load, amount, left)) || [])
        : [],
    ),
    amount: Math.max(...sets.map(({ amount }) => amount)),
  }
}

/** Most frequent lifts first. */
export function liftsOf(finished: readonly SessionLog[], unit: Unit): Lift[] {
  const lifts = new Map<string, Lift & { points: LiftPoint[] }>()
  for (const session of finished.toReversed()) {
    for (const entry of session.entries) {
      const point = liftPoint(session, entry, unit)
      if (!point) continue
      const { exercise, title, asked } = entry
      const lift = lifts.get(exercise) ?? { exercise, title, measure: asked.measure, points: [] }
      lift.points.push(point)
      lifts.set(exercise, lift)
    }
  }
  return [...lifts.values()].sort((a, b) => b.points.length - a.points.length)
}
