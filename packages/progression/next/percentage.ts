import { lineOfKey } from '../language/program'
import { HARD_PERCENT, LOWEST_SHARE } from '../language/rule-of'
import { formatLoad, inUnit, type Load, roundTo } from '../language/units'
import type { Unit } from '../language/vocabulary'
import { findExercise } from '../record/exercises'
import { doneSets } from '../record/log'
import { namedWeek, shareText } from '../words/share-text'
import { type LoggedEntry, loggedEntries } from './history'
import { heaviestLoad } from './judge'
import { loadAtMost, nearestLoad, raisedLoad } from './loads'
import { hardCuts, maximumFor } from './maximum'
import type { ResolvedLine } from './resolve-line'

export interface ResolvedPercentage {
  load?: number
  /** Reps or seconds, if the percentage is of an amount. */
  amount?: number
  /** How it was computed, or what is missing. */
  reason: string
  /** Lift whose one-rep max must be entered first. */
  missingMaxLift?: string
  /** The time that it is of, unless it is of a max or a test. */
  time?: LoggedEntry | undefined
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
    return {
      load,
      time: base.time,
      reason: `${words}: ${plus ? `${base.text}, so ${text}` : base.text}.`,
    }
  const worth = formatLoad(Math.round(exact * 10) / 10, available.unit)
  const to = Math.abs(exact - load) < 0.05 ? '' : `, so ${text}`
  return { load, time: base.time, reason: `${words}, ${base.text}: ${worth}${to}.` }
}

/** Returns a load in a unit. Rounds it to 0.5 if the trainee lifted it in the other unit. */
const exactIn = (load: Load, unit: Unit) =>
  load.unit === unit ? load.value : roundTo(inUnit(load, unit).value, 0.5)

interface Base {
  value: number
  text: string
  /** The time that it is of, unless it is of a max or a test. */
  time?: LoggedEntry | undefined
}

function baseOf(resolved: ResolvedLine, lift: string): Base | undefined {
  const { line, week, rule, available, finished, input } = resolved
  const { of = 'max' } = line
  const { state } = input
  if (of === 'max') {
    const maximum = maximumFor(lift, rule, state, finished)
    if (!maximum) return undefined
    const percent = rule.miss.kind === '%' ? rule.miss.count : 0
    const { load, unit, misses, hard } = maximum
    return withCuts({ value: load, unit }, available.unit, [
      { times: misses, percent, why: 'each week with a missed rep' },
      { times: hard, percent: percent || HARD_PERCENT, why: HARD_WHY },
    ])
  }
  const baseWeek = of === 'last week' ? week - 1 : namedWeek(of)
  const found = loggedEntries(finished, lift, state).filter(({ session, entry }) => {
    if (of === 'test') return entry.asked.test
    if (of === 'last time') return !entry.asked.deload && !entry.asked.test
    return session.week === baseWeek
  })
  const all = of === 'test' || of === 'last time' ? found.slice(0, 1) : found
  const loads = all.flatMap(({ entry }) => heaviestLoad(entry) ?? [])
  const [heaviest] = loads.sort((a, b) => inUnit(b, a.unit).value - a.value)
  if (!heaviest) return undefined
  if (of === 'test') {
    const hard = cutsSince(all[0], resolved)
    return withCuts(heaviest, available.unit, [
      { times: hard, percent: HARD_PERCENT, why: HARD_WHY },
    ])
  }
  const value = exactIn(heaviest, available.unit)
  return { value, text: formatLoad(value, available.unit), time: all[0] }
}

const HARD_WHY = 'each three sessions in a row with too few reps left'

interface BaseCut {
  times: number
  percent: number
  why: string
}

/** A base after its cuts, with their reasons: '95 kg, 5% less for each week with a missed rep'. */
function withCuts(load: Load, unit: Unit, cuts: readonly BaseCut[]): Base {
  const open = cuts.filter(({ times, percent }) => times * percent > 0)
  const factor = open.reduce((left, { times, percent }) => left * (1 - percent / 100) ** times, 1)
  const value = exactIn({ ...load, value: load.value * Math.max(LOWEST_SHARE, factor) }, unit)
  const text = formatLoad(Math.round(value * 10) / 10, unit)
  return {
    value,
    text: [text, ...open.map(({ percent, why }) => `${percent}% less for ${why}`)].join(', '),
  }
}

/** The cuts since a test, by what was a percentage of it. */
function cutsSince(test: LoggedEntry | undefined, resolved: ResolvedLine): number {
  const { line, rule, finished, input } = resolved
  const times = loggedEntries(finished, line.exercise, input.state).filter(
    ({ session, entry }) =>
      session.started > (test?.session.started ?? '') &&
      lineOfKey(input.program, entry.line)?.of === 'test',
  )
  return hardCuts(times, rule)
}

function repsOfTest(resolved: ResolvedLine, lift: string, words: string): ResolvedPercentage {
  const { line, finished, input } = resolved
  const [test] = loggedEntries(finished, lift, input.state).filter(({ entry }) => entry.asked.test)
  const best = test && Math.max(...doneSets(test.entry).map(({ amount = 0 }) => amount))
  if (!best) return { reason: `${words}: do it to get the number.` }
  const hard = cutsSince(test, resolved)
  const exact = ((best * (line.percent ?? 100)) / 100) * (1 - HARD_PERCENT / 100) ** hard
  const { round } = input.program.progression
  const amount = Math.max(1, round === 'nearest' ? Math.round(exact) : Math.floor(exact))
  const less = hard > 0 ? `, ${HARD_PERCENT}% less for ${HARD_WHY}` : ''
  return { amount, reason: `${words}, ${best}${less}: ${amount}.` }
}
