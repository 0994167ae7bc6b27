import { inUnit, type Load, roundTo } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import { shareText } from '../../plan/model/share-text'
import type { WeekLine } from '../../plan/model/week'
import type { Exercises } from './exercises'
import { exerciseIn } from './exercises'
import { performances } from './history'
import { workingLoad } from './judge'
import { type Loading, loadBelow, nearestLoad, raisedLoad } from './loads'
import { doneSets, type PlanState, type SessionLog } from './log'
import { maximumOf, workingMaximum } from './maximum'
import { weightText } from './weight-text'

interface ShareInput {
  line: WeekLine
  week: number
  /** By how many percent each session with a missed repetition makes it lighter. */
  afterMiss: number
  loading: Loading
  round: 'down' | 'nearest'
  /** The weeks that are lighter on purpose. */
  deloads: readonly number[]
  state: PlanState
  finished: readonly SessionLog[]
  exercises: Exercises
}

/** A percentage, worked out. */
interface Share {
  load?: number
  /** Repetitions or seconds, where they are what the percentage is taken of. */
  amount?: number
  /** What it comes from, or what is missing. */
  reason: string
  /** The lift whose best single has to be entered first. */
  missing?: string
}

/** Returns what a line's percentage comes to today; undefined for a line, or a week, without one. */
export function shareOf(input: ShareInput): Share | undefined {
  const { line, week, exercises } = input
  const { percent, of = 'max' } = line
  const [, named] = /^week (\d+)$/.exec(of ?? '') ?? []
  // A test comes back in later weeks with what the first one showed.
  if (percent === undefined || (named && Number(named) >= week)) return undefined
  const lift = line.lift ?? line.exercise
  const title = exerciseIn(exercises, lift).title
  const words = shareText(line, title)
  if (line.amount === 'share') return shareOfReps(input, lift, words)
  const base = baseOf(input, lift)
  if (!base)
    return of === 'max'
      ? { reason: `${percent}% of your best single in the ${title}: enter it.`, missing: lift }
      : { reason: `${words}, which the log does not have yet: choose it.` }
  const { loading, round } = input
  const exact = (base.value * percent) / 100
  const rounded =
    round === 'down' && percent <= 100 ? loadBelow(exact, loading) : nearestLoad(exact, loading)
  const share = percent === 100 ? base.value : rounded
  const load = line.plus ? raisedLoad(share, loading, line.plus) : share
  const text = weightText(load, loading.unit)
  const worth = weightText(Math.round(exact * 10) / 10, loading.unit)
  const to = Math.abs(exact - load) < 0.05 ? '' : `, so ${text}`
  if (percent === 100)
    return { load, reason: `${words}: ${line.plus ? `${base.text}, so ${text}` : base.text}.` }
  return { load, reason: `${words}, ${base.text}: ${worth}${to}.` }
}

/** Returns a weight in a unit, to the half of one where it was lifted in the other. */
const exactIn = (load: Load, unit: Unit) =>
  load.unit === unit ? load.value : roundTo(inUnit(load, unit).value, 0.5)

/** Returns the weight that a percentage is taken of, in today's unit, with where it comes from. */
function baseOf(input: ShareInput, lift: string) {
  const { line, week, loading, state, finished, afterMiss, deloads } = input
  const { of = 'max' } = line
  if (of === 'max') {
    const isOver = (one: number) => one !== week && deloads.includes(one)
    const maximum = maximumOf(lift, state, finished, isOver)
    if (!maximum) return undefined
    const found = { value: workingMaximum(maximum, afterMiss), unit: maximum.unit }
    const value = exactIn(found, loading.unit)
    const less =
      maximum.misses * afterMiss > 0
        ? `, ${afterMiss}% less for each session with a missed rep`
        : ''
    return { value, text: `${weightText(Math.round(value * 10) / 10, loading.unit)}${less}` }
  }
  const own = finished.filter(({ plan }) => plan === state.plan)
  const wanted = of === 'last week' ? week - 1 : Number(/\d+/.exec(of)?.[0])
  const found = performances(own, lift).filter(({ session, entry }) => {
    if (of === 'test') return entry.asked.test
    if (of === 'last time') return !entry.asked.deload && !entry.asked.test
    return session.week === wanted
  })
  const all = of === 'test' || of === 'last time' ? found.slice(0, 1) : found
  const loads = all.flatMap(({ entry }) => workingLoad(entry) ?? [])
  const values = loads.map((load) => exactIn(load, loading.unit))
  if (values.length === 0) return undefined
  const value = Math.max(...values)
  return { value, text: weightText(value, loading.unit) }
}

function shareOfReps(
  { line, state, finished, round }: ShareInput,
  lift: string,
  words: string,
): Share {
  const own = finished.filter(({ plan }) => plan === state.plan)
  const [test] = performances(own, lift).filter(({ entry }) => entry.asked.test)
  const best = test && Math.max(...doneSets(test.entry).map(({ amount = 0 }) => amount))
  if (!best) return { reason: `${words}: the number follows once it is done.` }
  const exact = (best * (line.percent ?? 100)) / 100
  const amount = Math.max(1, round === 'down' ? Math.floor(exact) : Math.round(exact))
  return { amount, reason: `${words}, ${best}: ${amount}.` }
}
