import { inUnit, type Load, roundTo } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import type { Rule } from '../../plan/model/progression-grammar'
import { shareText } from '../../plan/model/share-text'
import type { WeekLine } from '../../plan/model/week'
import { exerciseIn } from './exercises'
import { performances } from './history'
import { workingLoad } from './judge'
import { type Loading, loadBelow, nearestLoad, raisedLoad } from './loads'
import { doneSets, type SessionLog } from './log'
import { maximumOf } from './maximum'
import type { TrainingInput } from './training-input'
import { weightText } from './weight-text'

interface ShareInput {
  line: WeekLine
  week: number
  rule: Rule
  loading: Loading
  finished: readonly SessionLog[]
  input: TrainingInput
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
export function shareOf(given: ShareInput): Share | undefined {
  const { line, week, loading, input } = given
  const { percent, of = 'max', plus } = line
  const [, named] = /^week (\d+)$/.exec(of ?? '') ?? []
  // A test comes back in later weeks with what the first one showed.
  if (percent === undefined || (named && Number(named) >= week)) return undefined
  const lift = line.lift ?? line.exercise
  const { title } = exerciseIn(input.exercises, lift)
  const words = shareText(line, title)
  const { round } = input.program.progression
  if (line.amount === 'share') return shareOfReps(given, lift, words, round !== 'nearest')
  const base = baseOf(given, lift)
  if (!base)
    return of === 'max'
      ? { reason: `${percent}% of your best single in the ${title}: enter it.`, missing: lift }
      : { reason: `${words}, which the log does not have yet: choose it.` }
  const exact = (base.value * percent) / 100
  const rounded = round === 'down' && percent < 100 ? loadBelow : nearestLoad
  const share = percent === 100 ? base.value : rounded(exact, loading)
  const load = plus ? raisedLoad(share, loading, plus) : share
  const text = weightText(load, loading.unit)
  if (percent === 100)
    return { load, reason: `${words}: ${plus ? `${base.text}, so ${text}` : base.text}.` }
  const worth = weightText(Math.round(exact * 10) / 10, loading.unit)
  const to = Math.abs(exact - load) < 0.05 ? '' : `, so ${text}`
  return { load, reason: `${words}, ${base.text}: ${worth}${to}.` }
}

/** Returns a weight in a unit, to the half of one where it was lifted in the other. */
const exactIn = (load: Load, unit: Unit) =>
  load.unit === unit ? load.value : roundTo(inUnit(load, unit).value, 0.5)

/** Returns the weight that a percentage is taken of, in today's unit, with where it comes from. */
function baseOf({ line, week, rule, loading, finished, input }: ShareInput, lift: string) {
  const { of = 'max' } = line
  const { state, program } = input
  if (of === 'max') {
    const isOver = (one: number) => one !== week && program.deloads.includes(one)
    const maximum = maximumOf(lift, state, finished, isOver)
    if (!maximum) return undefined
    const { load, unit, misses } = maximum
    const afterMiss = Number.parseInt(rule.miss ?? '', 10) || 0
    const value = exactIn({ value: load * (1 - afterMiss / 100) ** misses, unit }, loading.unit)
    const less =
      misses * afterMiss > 0 ? `, ${afterMiss}% less for each session with a missed rep` : ''
    return { value, text: `${weightText(Math.round(value * 10) / 10, loading.unit)}${less}` }
  }
  const wanted = of === 'last week' ? week - 1 : Number(/\d+/.exec(of)?.[0])
  const found = performances(finished, lift, state).filter(({ session, entry }) => {
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
  { line, finished, input }: ShareInput,
  lift: string,
  words: string,
  isDown: boolean,
): Share {
  const [test] = performances(finished, lift, input.state).filter(({ entry }) => entry.asked.test)
  const best = test && Math.max(...doneSets(test.entry).map(({ amount = 0 }) => amount))
  if (!best) return { reason: `${words}: the number follows once it is done.` }
  const exact = (best * (line.percent ?? 100)) / 100
  const amount = Math.max(1, isDown ? Math.floor(exact) : Math.round(exact))
  return { amount, reason: `${words}, ${best}: ${amount}.` }
}
