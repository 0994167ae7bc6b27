import { parseRange, type Range } from '../language/numbers'
import type { Rule } from '../language/progression'
import { inUnit, type Load } from '../language/units'
import type { WeekLine } from '../language/week'
import { doneSets, type Entry, type SessionLog } from '../record/log'

/** Reps in reserve as text; for a line with RPE, 10 minus RPE. Undefined if the line gives neither. */
export function reserveText({
  reserve,
  rpe,
}: Pick<WeekLine, 'reserve' | 'rpe'>): string | undefined {
  const left = reserve ?? (rpe && Math.max(0, Math.floor(10 - rpe)))
  return left === undefined ? undefined : `${left}`
}

/** Weight of the heaviest done set; undefined if none had a weight. */
export const heaviestLoad = (entry: Entry): Load | undefined =>
  doneSets(entry)
    .flatMap(({ load: value, unit }) => (value !== undefined && unit ? [{ value, unit }] : []))
    .sort((a, b) => inUnit(b, a.unit).value - a.value)[0]

/**
 * 'reached' meets the rule's goal, 'heavy' with too little in reserve, 'mixed' with some lighter sets.
 * 'within' is in range, 'missed' has a set below it, 'unfinished' has too few sets.
 */
type Outcome = 'reached' | 'heavy' | 'mixed' | 'within' | 'missed' | 'unfinished'

/**
 * Loads must be in one unit. An unrated set has the prescribed reserve. `todaysReserve`: the least prescribed today.
 */
export function outcomeOf(
  entry: Entry,
  rule: Pick<Rule, 'on' | 'left'> = {},
  todaysReserve = 0,
): Outcome {
  const { low, high } = parseRange(entry.asked.amount)
  const done = doneSets(entry)
  if (low === undefined || high === undefined) return done.length ? 'within' : 'unfinished'
  if (done.some(({ amount = 0 }) => amount < low)) return 'missed'
  if (done.length < entry.asked.sets) return 'unfinished'
  const sets = judgedSets(entry, rule)
  const isRange = low < high || rule.on === 'all reps done'
  if (!isRange || sets.some(({ amount = 0 }) => amount < high)) return 'within'
  const heaviest = heaviestLoad(entry)?.value ?? 0
  // A set with less weight doesn't show that the trainee masters the heaviest.
  if (sets.some(({ load = 0 }) => load < heaviest)) return 'mixed'
  const { low: neededReserve } = parseRange(entry.asked.reserve)
  const needed = neededLeft(entry, rule, todaysReserve)
  return sets.some(({ left = neededReserve ?? needed }) => left < needed) ? 'heavy' : 'reached'
}

/** The reps in reserve that a raise needs. */
export const neededLeft = ({ asked }: Entry, { left }: Pick<Rule, 'left'>, todaysReserve: number) =>
  left ?? Math.max(parseRange(asked.reserve).low ?? 0, Math.min(1, todaysReserve))

/** How many more reps in reserve today asks than the last time. */
export const reserveGrown = ({ asked }: Entry, { low = 0 }: Range) =>
  Math.max(0, low - (parseRange(asked.reserve).low ?? low))

/** Whether most rated entries of a session left fewer reps than prescribed. */
export function isHardSession({ entries }: Pick<SessionLog, 'entries'>): boolean {
  const rated = entries.filter(({ asked, sets }) =>
    sets.some(({ done, left }) => done && left !== undefined && asked.reserve !== undefined),
  )
  return rated.length > 0 && rated.filter((entry) => isHard(entry)).length * 2 > rated.length
}

/** Sessions in a row with too few reps left that take a step off. */
export const HARD_SESSIONS = 3

/** Whether a set left fewer reps than prescribed. An unrated set left as many. */
export function isHard(entry: Entry, rule: Pick<Rule, 'on'> = {}): boolean {
  const { low = 0 } = parseRange(entry.asked.reserve)
  return judgedSets(entry, rule).some(({ left = low }) => left < low)
}

/** Whether a full session left its reserve. */
export const isFull = (entry: Entry): boolean =>
  !['missed', 'unfinished'].includes(outcomeOf(entry)) && !isHard(entry)

/** Reps left beyond the prescribed ones that make a session too easy. */
const SPARE_REPS = 2

/** Whether the last two sessions left at least two reps too many in all sets. */
export const isTwiceEasy = (history: readonly { entry: Entry }[]): boolean =>
  history.length > 1 && history.slice(0, 2).every(({ entry }) => isEasy(entry))

/** Whether a full session left at least two reps too many in all sets. */
export function isEasy(entry: Entry): boolean {
  const { high } = parseRange(entry.asked.reserve)
  const sets = doneSets(entry)
  return (
    high !== undefined &&
    isFull(entry) &&
    sets.every(({ left = high }) => left >= high + SPARE_REPS)
  )
}

/** The done sets that a rule evaluates. */
function judgedSets(entry: Entry, { on }: Pick<Rule, 'on'>) {
  const sets = doneSets(entry)
  if (on === 'the first set at the top') return sets.slice(0, 1)
  return on === 'the last set at the top' || on === 'the reserve' ? sets.slice(-1) : sets
}

export const lowestAmount = (entry: Entry) =>
  Math.min(...doneSets(entry).map(({ amount = 0 }) => amount))

export function countShortSets(entry: Entry): number {
  const { low = 0 } = parseRange(entry.asked.amount)
  return doneSets(entry).filter(({ amount = 0 }) => amount < low).length
}
