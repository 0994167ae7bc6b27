import type { Load } from '../../lib/units'
import { rangeOf } from '../../plan/model/numbers'
import type { Rule } from '../../plan/model/progression-grammar'
import type { WeekLine } from '../../plan/model/week'
import { doneSets, type Entry } from './log'

/** What a set asks for as numbers; both undefined for 'max'. */
export interface Range {
  low: number | undefined
  high: number | undefined
}

/** Returns the least and the most that a set asks for. */
export function rangeAsked(amount: string): Range {
  const [low, high] = rangeOf(amount) ?? []
  return { low, high }
}

/** Returns the least that is to be left in reserve; undefined where nothing says. */
export const reserveAsked = (reserve: string | undefined): number | undefined =>
  reserve === undefined ? undefined : rangeOf(reserve)?.[0]

/** Returns what is to be left in reserve as a text; from RPE, 10 minus it. */
export const reserveText = ({ reserve, rpe }: Pick<WeekLine, 'reserve' | 'rpe'>) =>
  reserve ??
  (rpe === undefined ? undefined : `${Math.max(0, Math.floor(10 - Number.parseFloat(rpe)))}`)

/** Returns the heaviest weight of an entry's done sets; undefined where none had a weight. */
export function workingLoad(entry: Entry): Load | undefined {
  const loads = doneSets(entry).flatMap(({ load, unit }) =>
    load !== undefined && unit ? [{ value: load, unit }] : [],
  )
  return loads.reduce<Load | undefined>(
    (most, load) => (most && most.value >= load.value ? most : load),
    undefined,
  )
}

/**
 * How an exercise went: 'reached', what its rule waits for; 'heavy', the same with less in reserve;
 * 'mixed', the same, but not all with the heaviest weight; 'within' the range; 'missed', a set below it;
 * 'unfinished', too few sets.
 */
export type Outcome = 'reached' | 'heavy' | 'mixed' | 'within' | 'missed' | 'unfinished'

/**
 * Returns how an exercise went beside what was asked. What was not rated was as asked; where `today` asks to leave
 * some, sets with none left earn nothing. The top of a fixed number is never reached: only a rule that waits for
 * 'all reps done' counts it.
 */
export function outcomeOf(entry: Entry, rule: Pick<Rule, 'on' | 'left'> = {}, today = 0): Outcome {
  const { low, high } = rangeAsked(entry.asked.amount)
  const sets = doneSets(entry)
  if (low === undefined || high === undefined) return sets.length ? 'within' : 'unfinished'
  if (sets.some(({ amount = 0 }) => amount < low)) return 'missed'
  if (sets.length < entry.asked.sets) return 'unfinished'
  const judged = judgedSets(entry, rule)
  const isRange = low < high || rule.on === 'all reps done'
  if (!isRange || judged.some(({ amount = 0 }) => amount < high)) return 'within'
  const most = workingLoad(entry)?.value ?? 0
  // A set that was made lighter on the way does not show that the weight was mastered.
  if (judged.some(({ load = 0 }) => load < most)) return 'mixed'
  const asked = reserveAsked(entry.asked.reserve)
  const needed = rule.left ?? Math.max(asked ?? 0, Math.min(1, today))
  return judged.some(({ left = asked ?? needed }) => left < needed) ? 'heavy' : 'reached'
}

/** Returns the done sets that a rule looks at. */
export function judgedSets(entry: Entry, { on }: Pick<Rule, 'on'>) {
  const sets = doneSets(entry)
  if (on === 'the first set at the top') return sets.slice(0, 1)
  return on === 'the last set at the top' || on === 'the reserve' ? sets.slice(-1) : sets
}

/** Returns how many done sets of an entry stayed below what was asked. */
export function shortSets(entry: Entry): number {
  const { low = 0 } = rangeAsked(entry.asked.amount)
  return doneSets(entry).filter(({ amount = 0 }) => amount < low).length
}
