import { lineOfKey, valuesOf } from '../language/program'
import { HARD_PERCENT, LOWEST_SHARE, ruleOf } from '../language/rule-of'
import { formatLoad, inUnit, type Load, roundTo } from '../language/units'
import type { Unit } from '../language/vocabulary'
import { findExercise } from '../record/exercises'
import { doneSets } from '../record/log'
import { namedWeek, shareText } from '../words/share-text'
import { type LoggedEntry, loggedEntries } from './history'
import { heaviestLoad, isHard } from './judge'
import { type AvailableLoads, loadAtMost, nearestLoad, raisedLoad } from './loads'
import { baseMoves, maximumFor } from './maximum'
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
  // After too few reps left, no step comes on top.
  const isStep = plus !== undefined && !base.isHard
  const load = isStep ? raisedLoad(atPercent, available, plus) : atPercent
  const text = formatLoad(load, available.unit)
  if (percent === 100) {
    const isHeld = plus && base.isHard ? ', with too few reps left, so without the step' : ''
    return {
      load,
      time: base.time,
      reason: `${words}: ${isStep ? `${base.text}, so ${text}` : base.text}${isHeld}.`,
    }
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
  /** Whether that time left too few reps. */
  isHard?: boolean
}

function baseOf(resolved: ResolvedLine, lift: string): Base | undefined {
  const { line, week, rule, available, finished, input } = resolved
  const { of = 'max' } = line
  const { state } = input
  if (of === 'max') {
    const maximum = maximumFor(lift, rule, state, finished)
    if (!maximum) return undefined
    const percent = rule.miss.kind === '%' ? rule.miss.count : 0
    const { load, unit, misses, moves } = maximum
    return withMoves({ value: load, unit }, moves, available, [
      { times: misses, percent, why: 'each week with a missed rep' },
      { times: -moves, percent: percent || HARD_PERCENT, why: HARD_WHY },
    ])
  }
  const baseWeek = of === 'last week' ? week - 1 : namedWeek(of)
  const found = loggedEntries(finished, lift, state).filter(({ session, entry }) => {
    if (of === 'test') return entry.asked.test
    if (of === 'last time') return !entry.asked.deload && !entry.asked.test
    return session.week === baseWeek
  })
  const all = of === 'test' || of === 'last time' ? found.slice(0, 1) : found
  const [heaviest] = all
    .flatMap((time) => {
      const load = heaviestLoad(time.entry)
      return load ? [{ ...load, time }] : []
    })
    .sort((a, b) => inUnit(b, a.unit).value - a.value)
  if (!heaviest) return undefined
  if (of === 'test') {
    const moves = movesSince(all[0], resolved)
    return withMoves(heaviest, moves, available, [
      { times: -moves, percent: HARD_PERCENT, why: HARD_WHY },
    ])
  }
  const then = exactIn(heaviest, available.unit)
  const now = currentLoad(resolved, lift, heaviest.time)
  const value = Math.min(then, now ?? then)
  const text = formatLoad(value, available.unit)
  return {
    value,
    text: value < then ? `by now ${text}` : text,
    time: all[0],
    isHard: isHard(heaviest.time.entry),
  }
}

/** The weight to which a rule has moved a lift since a time; undefined if no line of it did. */
function currentLoad(
  { finished, input, available }: ResolvedLine,
  lift: string,
  since: LoggedEntry,
) {
  const [latest] = loggedEntries(finished, lift, input.state).filter(({ session, entry }) => {
    const line = lineOfKey(input.program, entry.line)
    return (
      session.started > since.session.started &&
      !entry.asked.deload &&
      !entry.asked.test &&
      line !== undefined &&
      ruleOf(input.program, line).on !== undefined &&
      valuesOf(line).every(({ percent }) => percent === undefined)
    )
  })
  const load = latest && heaviestLoad(latest.entry)
  return load && exactIn(load, available.unit)
}

const HARD_WHY = 'each three sessions in a row with too few reps left'
const EASY_WHY = 'each two sessions in a row with two reps too many left'

interface BaseCut {
  times: number
  percent: number
  why: string
}

/** A base after its cuts or raises, with their reasons: '95 kg, 5% less for each week with a missed rep'. */
function withMoves(
  load: Load,
  moves: number,
  { unit, raise }: AvailableLoads,
  cuts: readonly BaseCut[],
): Base {
  const open = cuts.filter(({ times, percent }) => times * percent > 0)
  const factor = open.reduce((left, { times, percent }) => left * (1 - percent / 100) ** times, 1)
  const base = exactIn({ ...load, value: load.value * Math.max(LOWEST_SHARE, factor) }, unit)
  const mostRaises = Math.max(1, Math.floor(((1 - LOWEST_SHARE) * base) / raise))
  const raises = Math.min(mostRaises, Math.max(0, moves))
  const value = base + raises * raise
  const text = formatLoad(Math.round(value * 10) / 10, unit)
  const raised = raises > 0 && `${formatLoad(raise, unit)} more for ${EASY_WHY}`
  return {
    value,
    text: [text, ...open.map(({ percent, why }) => `${percent}% less for ${why}`), raised]
      .filter(Boolean)
      .join(', '),
  }
}

/** The moves since a test, by what was a percentage of it. */
function movesSince(test: LoggedEntry | undefined, resolved: ResolvedLine): number {
  const { line, rule, finished, input } = resolved
  const times = loggedEntries(finished, line.exercise, input.state).filter(
    ({ session, entry }) =>
      session.started > (test?.session.started ?? '') &&
      lineOfKey(input.program, entry.line)?.of === 'test',
  )
  return baseMoves(times, rule)
}

function repsOfTest(resolved: ResolvedLine, lift: string, words: string): ResolvedPercentage {
  const { line, finished, input } = resolved
  const [test] = loggedEntries(finished, lift, input.state).filter(({ entry }) => entry.asked.test)
  const best = test && Math.max(...doneSets(test.entry).map(({ amount = 0 }) => amount))
  if (!best) return { reason: `${words}: do it to get the number.` }
  const moves = movesSince(test, resolved)
  const factor = (1 - HARD_PERCENT / 100) ** Math.max(0, -moves)
  const exact = ((best * (line.percent ?? 100)) / 100) * factor + Math.max(0, moves)
  const { round } = input.program.progression
  const amount = Math.max(1, round === 'nearest' ? Math.round(exact) : Math.floor(exact))
  const why =
    moves < 0
      ? `, ${HARD_PERCENT}% less for ${HARD_WHY}`
      : moves > 0
        ? `, 1 more for ${EASY_WHY}`
        : ''
  return { amount, reason: `${words}, ${best}${why}: ${amount}.` }
}
