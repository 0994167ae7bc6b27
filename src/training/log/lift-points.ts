import { inUnit } from '../../lib/units'
import type { Measure, Unit } from '../../lib/vocabulary'
import { oneRepMax } from '../../tools/model/estimated-single'
import { doneSets, type Entry, type SessionLog } from '../model/log'

/** A lift on one day. */
export interface LiftPoint {
  date: string
  /** The heaviest weight; undefined for body weight. */
  load: number | undefined
  /** The best estimate of what could be lifted once; undefined above ten repetitions. */
  estimate: number | undefined
  /** The most repetitions, seconds or meters of a set. */
  amount: number
}

/** A lift with all its days, first one first. */
export interface Lift {
  exercise: string
  title: string
  measure: Measure
  points: readonly LiftPoint[]
}

const rounded = (value: number) => Math.round(value * 10) / 10
const mostOf = (values: readonly number[]) =>
  values.length > 0 ? rounded(Math.max(...values)) : undefined

/** Returns what an exercise showed in a session, in a unit; undefined where no set of it was done. */
export function pointOf(
  { date }: Pick<SessionLog, 'date'>,
  entry: Pick<Entry, 'sets' | 'asked'>,
  unit: Unit,
): LiftPoint | undefined {
  const sets = doneSets(entry).map(({ load, unit: own, amount = 0, left }) => ({
    load: load && own ? inUnit({ value: load, unit: own }, unit).value : undefined,
    amount,
    left,
  }))
  if (sets.length === 0) return undefined
  const isReps = entry.asked.measure === 'reps'
  return {
    date,
    load: mostOf(sets.flatMap(({ load }) => load ?? [])),
    estimate: mostOf(
      isReps
        ? sets.flatMap(({ load, amount, left }) => (load && oneRepMax(load, amount, left)) || [])
        : [],
    ),
    amount: Math.max(...sets.map(({ amount }) => amount)),
  }
}

/** Returns every lift of finished sessions, in a unit, those done most often first. */
export function liftsOf(finished: readonly SessionLog[], unit: Unit): Lift[] {
  const lifts = new Map<string, Lift & { points: LiftPoint[] }>()
  for (const session of finished.toReversed()) {
    for (const entry of session.entries) {
      const point = pointOf(session, entry, unit)
      if (!point) continue
      const { exercise, title, asked } = entry
      const lift = lifts.get(exercise) ?? { exercise, title, measure: asked.measure, points: [] }
      lift.points.push(point)
      lifts.set(exercise, lift)
    }
  }
  return [...lifts.values()].sort((a, b) => b.points.length - a.points.length)
}
