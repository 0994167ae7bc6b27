import { inUnit } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import { oneRepMax } from '../../tools/model/one-rep-max'
import { doneSets, type SessionLog } from '../model/log'

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
  measure: string
  points: readonly LiftPoint[]
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Returns every lift of finished sessions, in a unit, those done most often first. */
export function liftsOf(finished: readonly SessionLog[], unit: Unit): Lift[] {
  const lifts = new Map<
    string,
    { exercise: string; title: string; measure: string; points: LiftPoint[] }
  >()
  for (const session of finished.toReversed()) {
    for (const entry of session.entries) {
      const sets = doneSets(entry).map(({ load, unit: own, amount = 0, left }) => ({
        load: load && own ? inUnit({ value: load, unit: own }, unit).value : undefined,
        amount,
        left,
      }))
      if (sets.length === 0) continue
      const lift = lifts.get(entry.exercise) ?? {
        exercise: entry.exercise,
        title: entry.title,
        measure: entry.asked.measure,
        points: [],
      }
      const loads = sets.flatMap(({ load }) => load ?? [])
      const estimates =
        entry.asked.measure === 'reps'
          ? sets.flatMap(({ load, amount, left }) => (load && oneRepMax(load, amount, left)) || [])
          : []
      lift.points.push({
        date: session.date,
        load: loads.length > 0 ? rounded(Math.max(...loads)) : undefined,
        estimate: estimates.length > 0 ? rounded(Math.max(...estimates)) : undefined,
        amount: Math.max(...sets.map(({ amount }) => amount)),
      })
      lifts.set(entry.exercise, lift)
    }
  }
  return [...lifts.values()].sort((a, b) => b.points.length - a.points.length)
}
