import { inUnit } from '../../lib/units'
import type { Measure, Unit } from '../../lib/vocabulary'
import { oneRepMax } from '../../tools/model/estimated-max'
import { doneSets, type Entry, type SessionLog } from '../model/log'

/** A lift on one day, in the trainee's unit. */
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
  /** As of the last time. */
  title: string
  measure: Measure
  points: readonly LiftPoint[]
}

const maxOf = (values: readonly number[]) =>
  values.length > 0 ? Math.round(Math.max(...values) * 10) / 10 : undefined

function liftPoint(date: string, { asked, sets: logged }: Entry, unit: Unit): LiftPoint {
  const sets = doneSets({ sets: logged }).map(({ load, unit: loggedUnit, amount = 0, left }) => ({
    load: load && loggedUnit ? inUnit({ value: load, unit: loggedUnit }, unit).value : undefined,
    amount,
    left,
  }))
  const repSets = asked.measure === 'reps' ? sets : []
  return {
    date,
    load: maxOf(sets.flatMap(({ load }) => load ?? [])),
    estimate: maxOf(
      repSets.flatMap(({ load, amount, left }) => (load && oneRepMax(load, amount, left)) || []),
    ),
    amount: Math.max(...sets.map(({ amount }) => amount)),
  }
}

/** Most frequent lifts first. */
export function liftsOf(finished: readonly SessionLog[], unit: Unit): Lift[] {
  const lifts = new Map<string, Lift & { points: LiftPoint[] }>()
  for (const { date, entries } of finished.toReversed()) {
    for (const entry of entries) {
      if (doneSets(entry).length === 0) continue
      const { exercise, title, asked } = entry
      const lift = lifts.get(exercise) ?? { exercise, title, measure: asked.measure, points: [] }
      lift.points.push(liftPoint(date, entry, unit))
      lifts.set(exercise, { ...lift, title })
    }
  }
  return [...lifts.values()].sort((a, b) => b.points.length - a.points.length)
}
