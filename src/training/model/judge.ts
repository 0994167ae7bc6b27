import type { Load } from '../../lib/units'
import { rangeOf } from '../../plan/model/numbers'
import { type Asked, doneSets, type Entry } from './log'

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
 * How an exercise went: 'top', all sets at the top of their range with the asked reserve; 'heavy', at the
 * top with less left; 'within' the range; 'missed', a set below it; 'unfinished', too few sets.
 */
export type Outcome = 'top' | 'heavy' | 'within' | 'missed' | 'unfinished'

/** Returns how an exercise went beside what was asked. Reserve counts where the trainee noted it. */
export function outcomeOf(entry: Entry): Outcome {
  const { low, high } = rangeAsked(entry.asked.amount)
  const sets = doneSets(entry)
  if (low === undefined || high === undefined) return sets.length ? 'within' : 'unfinished'
  const most = workingLoad(entry)?.value ?? 0
  // A set that was made lighter on the way does not show that the weight was mastered.
  const reaches = (amount: number) =>
    sets.every((set) => (set.amount ?? 0) >= amount && (set.load ?? 0) >= most)
  if (sets.some(({ amount = 0 }) => amount < low)) return 'missed'
  if (sets.length < entry.asked.sets) return 'unfinished'
  if (!reaches(high)) return 'within'
  return keptReserve(entry.asked, sets) ? 'top' : 'heavy'
}

function keptReserve({ reserve }: Asked, sets: Entry['sets']): boolean {
  const least = reserveAsked(reserve) ?? 0
  return sets.every(({ left }) => left === undefined || left >= least)
}
