import type { Measure, Unit } from '../../../packages/progression'
import {
  amountWithUnit,
  doneSets,
  type Entry,
  formatLoad,
  inUnit,
  oneRepMax,
  type SessionLog,
} from '../../../packages/progression'

/** A lift on one day, in the trainee's unit. */
interface LiftPoint {
  date: string
  /** Heaviest weight; undefined without any. */
  load: number | undefined
  /** Least help of a machine or band. */
  help?: number
  /** Best estimated one-rep max; undefined if no set has a weight and up to ten reps. */
  estimate: number | undefined
  /** Most reps, seconds, meters or minutes in a set. */
  amount: number
}

/** An exercise in one measure over time, oldest first. */
export interface Lift {
  exercise: string
  /** As of the last time, with the measure if the exercise was logged in another one too. */
  title: string
  measure: Measure
  points: readonly LiftPoint[]
}

const rounded = (value: number) => Math.round(value * 10) / 10

const maxOf = (values: readonly number[]) =>
  values.length > 0 ? rounded(Math.max(...values)) : undefined

function liftPoint(date: string, { asked, sets: logged }: Entry, unit: Unit): LiftPoint {
  const sets = doneSets({ sets: logged }).map(
    ({ load, help, unit: loggedUnit, amount = 0, left }) => {
      const converted = (value: number | undefined) =>
        value && loggedUnit ? inUnit({ value, unit: loggedUnit }, unit).value : undefined
      return { load: converted(load), help: converted(help), amount, left }
    },
  )
  const helps = sets.flatMap(({ help }) => help ?? [])
  const repSets = asked.measure === 'reps' ? sets : []
  return {
    date,
    load: maxOf(sets.flatMap(({ load }) => load ?? [])),
    ...(helps.length > 0 && { help: rounded(Math.min(...helps)) }),
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
      const { measure } = asked
      const key = `${exercise} ${measure}`
      const lift = lifts.get(key) ?? { exercise, title, measure, points: [] }
      lift.points.push(liftPoint(date, entry, unit))
      lifts.set(key, { ...lift, title })
    }
  }
  const all = [...lifts.values()].sort((a, b) => b.points.length - a.points.length)
  return all.map((lift) => {
    const isOnly = all.filter(({ exercise }) => exercise === lift.exercise).length === 1
    return isOnly ? lift : { ...lift, title: `${lift.title} (${lift.measure})` }
  })
}

/** A lift's best value of a kind, also in words, and the first day that reached it. */
interface LiftRecord {
  kind: 'load' | 'help' | 'estimate' | 'amount'
  label: string
  value: number
  text: string
  date: string
}

export function recordsOf({ points, measure }: Lift, unit: Unit): LiftRecord[] {
  const labels = {
    load: 'Heaviest weight',
    help: 'Least help',
    estimate: 'Estimated one-rep max',
    amount: measure === 'reps' ? 'Most reps' : 'Longest set',
  }
  return (['load', 'help', 'estimate', 'amount'] as const).flatMap((kind) => {
    const reached = points.filter((point) => point[kind])
    const values = reached.map((point) => point[kind] ?? 0)
    const value = kind === 'help' ? Math.min(...values) : Math.max(...values)
    const first = reached.find((point) => point[kind] === value)
    if (!first) return []
    const text = kind === 'amount' ? amountWithUnit(value, measure) : formatLoad(value, unit)
    return [{ kind, label: labels[kind], value, text, date: first.date }]
  })
}

/**
 * New records of a session: 'Bench press. Heaviest weight: 62 kg (was 60 kg)'. A first time sets none. More
 * reps are a record only without weight and help, because less weight makes them easy.
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
    const before = earlier.find(
      ({ exercise, measure }) => exercise === lift.exercise && measure === lift.measure,
    )
    if (!before) return []
    const records = recordsOf(before, unit)
    const hasLoads = [...before.points, ...lift.points].some(({ load, help }) => load ?? help)
    return recordsOf(lift, unit).flatMap(({ kind, label, value, text }) => {
      const old = records.find((record) => record.kind === kind)
      const isBetter = old && (kind === 'help' ? value < old.value : value > old.value)
      if (!isBetter || (kind === 'amount' && hasLoads)) return []
      return [`${lift.title}. ${label}: ${text} (was ${old.text})`]
    })
  })
}
