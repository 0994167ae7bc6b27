import { formatLoad, inUnit, type Load, roundTo } from '../language/units'
import type { Unit } from '../language/vocabulary'
import { findExercise } from '../record/exercises'
import { doneSets } from '../record/log'
import { namedWeek, shareText } from '../words/share-text'
import { loggedEntries } from './history'
import { heaviestLoad } from './judge'
import { loadAtMost, nearestLoad, raisedLoad } from './loads'
import { maximumFor } from './maximum'
import type { ResolvedLine } from './resolve-line'

export interface ResolvedPercentage {
  load?: number
  /** Reps or seconds, if the percentage is of an amount. */
  amount?: number
  /** How it was computed, or what is missing. */
  reason: string
  /** Lift whose one-rep max must be entered first. */
  missingMaxLift?: string
  /** True if the log lacks the session that the percentage is of. */
  lacksBase?: true
}

/** Resolves a line's percentage; undefined if the line or week has none. */
export function resolvePercentage(resolved: ResolvedLine): ResolvedPercentage | undefined {
  const { line, week, available, input } = resolved
  const { percent, of = 'max', plus } = line
  const named = namedWeek(of)
  // In its first week, a repeated test names its own week and has no base yet.
  if (percent === undefined || (named && named >= week)) return undefined
  const lift = line.lift ?? line.exercise
  const { title } = findExercise(input.exercises, lift)
  const words = shareText(line, title)
  const { round } = input.program.progression
  if (line.amount === 'share') return repsOfTest(resolved, lift, words)
  const base = baseOf(resolved, lift)
  if (!base)
    return of === 'max'
      ? {
          reason: `${percent}% of your one-rep max in the ${title}: enter it.`,
          missingMaxLift: lift,
        }
      : { reason: `${words}, which isn’t in your log yet: choose a weight.`, lacksBase: true }
  const exact = (base.value * percent) / 100
  const rounded = round === 'down' && percent < 100 ? loadAtMost : nearestLoad
  const atPercent = percent === 100 ? base.value : rounded(exact, available)
  const load = plus ? raisedLoad(atPercent, available, plus) : atPercent
  const text = formatLoad(load, available.unit)
  if (percent === 100)
    return { load, reason: `${words}: ${plus ? `${base.text}, so ${text}` : base.text}.` }
  const worth = formatLoad(Math.round(exact * 10) / 10, available.unit)
  const to = Math.abs(exact - load) < 0.05 ? '' : `, so ${text}`
  return { load, reason: `${words}, ${base.text}: ${worth}${to}.` }
}

/** Returns a load in a unit. Rounds it to 0.5 if the trainee lifted it in the other unit. */
const exactIn = (load: Load, unit: Unit) =>
  load.unit === unit ? load.value : roundTo(inUnit(load, unit).value, 0.5)

function baseOf({ line, week, rule, available, finished, input }: ResolvedLine, lift: string) {
  const { of = 'max' } = line
  const { state, program } = input
  if (of === 'max') {
    const isFinishedDeload = (otherWeek: number) =>
      otherWeek !== week && program.deloads.includes(otherWeek)
    const maximum = maximumFor(lift, state, finished, isFinishedDeload)
    if (!maximum) return undefined
    const { load, unit, misses } = maximum
    const percentPerMiss = rule.miss.kind === '%' ? rule.miss.count : 0
    const value = exactIn(
      { value: load * (1 - percentPerMiss / 100) ** misses, unit },
      available.unit,
    )
    const text = formatLoad(Math.round(value * 10) / 10, available.unit)
    return misses * percentPerMiss > 0
      ? { value, text: `${text}, ${percentPerMiss}% less for each session with a missed rep` }
      : { value, text }
  }
  const baseWeek = of === 'last week' ? week - 1 : namedWeek(of)
  const found = loggedEntries(finished, lift, state).filter(({ session, entry }) => {
    if (of === 'test') return entry.asked.test
    if (of === 'last time') return !entry.asked.deload && !entry.asked.test
    return session.week === baseWeek
  })
  const all = of === 'test' || of === 'last time' ? found.slice(0, 1) : found
  const loads = all.flatMap(({ entry }) => heaviestLoad(entry) ?? [])
  const values = loads.map((load) => exactIn(load, available.unit))
  if (values.length === 0) return undefined
  const value = Math.max(...values)
  return { value, text: formatLoad(value, available.unit) }
}

function repsOfTest(
  { line, finished, input }: ResolvedLine,
  lift: string,
  words: string,
): ResolvedPercentage {
  const [test] = loggedEntries(finished, lift, input.state).filter(({ entry }) => entry.asked.test)
  const best = test && Math.max(...doneSets(test.entry).map(({ amount = 0 }) => amount))
  if (!best) return { reason: `${words}: do it to get the number.` }
  const exact = (best * (line.percent ?? 100)) / 100
  const { round } = input.program.progression
  const amount = Math.max(1, round === 'nearest' ? Math.round(exact) : Math.floor(exact))
  return { amount, reason: `${words}, ${best}: ${amount}.` }
}
