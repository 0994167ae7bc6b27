import type { ProgressionRule } from '../../lib/vocabulary'
import { outcomeOf, rangeAsked } from './judge'
import { loadBelow, raisedLoad } from './loads'
import { doneSets, type Entry } from './log'
import { amountOf, difference, lessText, type Rule, type RuleInput } from './rule'

/** The share of the weight that is kept after two misses in a row. */
const MISSED_TWICE = 0.9

/** Seconds that a timed set grows by at a time. */
const SECONDS_MORE = 5

/** Repetitions more or fewer than asked that are worth two steps. */
const TWO_STEPS = 4

/** All sets at the top of the range: more load, back to the bottom. */
const double: Rule = (input) => {
  const top = topText(input.last)
  switch (outcomeOf(input.last)) {
    case 'top':
      return input.load === undefined && !input.weighted
        ? reps(input)
        : raised(input, `All sets at ${top}`)
    case 'heavy':
      return same(input, `All sets at ${top}, with less left than asked: same weight.`)
    case 'unfinished':
      return same(input, 'Not all sets done: the same again.')
    case 'missed':
      return missed(input)
    default:
      return {
        ...same(input, `Not all sets at ${top} yet: one more rep where you can.`),
        targets: oneMore(input),
      }
  }
}

/** All reps done: more load, every time. */
const linear: Rule = (input) => {
  const asked = topText(input.last)
  switch (outcomeOf(input.last)) {
    case 'top':
      return raised(input, `All sets at ${asked}`)
    case 'heavy':
      return same(input, `All sets at ${asked}, with less left than asked: same weight.`)
    case 'missed':
      return missed(input)
    default:
      return same(input, 'Not all sets done: the same again.')
  }
}

/** The load that leaves the asked reps: the last set tells whether it was. */
const reserve: Rule = (input) => {
  const spare = spareReps(input)
  if (input.load === undefined || spare === undefined || spare === 0) {
    return same(input, 'The last set left what was asked: same weight.')
  }
  const steps = (Math.abs(spare) >= TWO_STEPS ? 2 : 1) * Math.sign(spare)
  const load = raisedLoad(input.load, input.loading, steps)
  const reps = `${Math.abs(spare)} ${Math.abs(spare) === 1 ? 'rep' : 'reps'}`
  const why = spare > 0 ? `${reps} more in you than today asks` : `${reps} short of what today asks`
  return { load, reason: `${why}: ${difference(input.load, load, input.loading.unit)}.` }
}

/** Body weight: more of it within the range, then the harder exercise. */
const reps: Rule = (input) => {
  const top = topText(input.last)
  switch (outcomeOf(input.last)) {
    case 'top':
      return {
        ...same(input, `All sets at ${top}: take the harder version.`),
        targets: oneMore(input),
        turn: 'harder',
      }
    case 'heavy':
      return {
        ...same(input, `All sets at ${top}, with less left than asked: once more.`),
        targets: oneMore(input),
      }
    case 'missed':
      return wasMissed(input.before)
        ? {
            ...same(input, 'Below the range twice in a row: take the easier version.'),
            turn: 'easier',
          }
        : same(input, 'A set below the range: the same again.')
    case 'unfinished':
      return same(input, 'Not all sets done: the same again.')
    default:
      return {
        ...same(input, `Not all sets at ${top} yet: a little more where you can.`),
        targets: oneMore(input),
      }
  }
}

/** The weeks say what changes. */
const schedule: Rule = (input) => {
  const short = shortSets(input.last)
  if (short > 1)
    return same(input, `${short} sets were short: stay with these numbers until they are not.`)
  return same(input, 'As the week says.')
}

/** Rules by their names; percentages need a maximum and stand in verdict.ts. */
export const rules: Record<Exclude<ProgressionRule, 'percent'>, Rule> = {
  double,
  linear,
  reserve,
  reps,
  schedule,
}

/** Returns how many done sets of an entry stayed below what was asked. */
export function shortSets(entry: Entry): number {
  const { low = 0 } = rangeAsked(entry.asked.amount)
  return doneSets(entry).filter(({ amount = 0 }) => amount < low).length
}

const wasMissed = (entry: Entry | undefined) => entry !== undefined && outcomeOf(entry) === 'missed'

const same = ({ load }: RuleInput, reason: string) => ({ load, reason })

function raised({ load, loading }: RuleInput, why: string) {
  const from = load ?? 0
  const to = raisedLoad(from, loading)
  return { load: to, reason: `${why}: ${difference(from, to, loading.unit)}.` }
}

/** After one miss the weight stays; after two in a row a tenth comes off. */
function missed(input: RuleInput) {
  const { load, loading, last, before, line } = input
  const { low = 0 } = rangeAsked(last.asked.amount)
  const bottom = amountOf(low, line.measure)
  if (!load || !wasMissed(before)) {
    return same(input, `A set below ${bottom}: the same again.`)
  }
  const less = loadBelow(load * MISSED_TWICE, loading)
  const text = lessText(load, less, loading.unit)
  return { load: less, reason: `Below ${bottom} twice in a row: ${text}.` }
}

/** Returns how many more repetitions the last set was worth than today asks; fewer as a negative number. */
function spareReps({ last, line, range, reserve: asked = 0 }: RuleInput): number | undefined {
  const set = doneSets(last).at(-1)
  if (set?.amount === undefined || range.low === undefined || range.high === undefined)
    return undefined
  if (line.measure !== 'reps') return undefined
  const then = rangeAsked(last.asked.amount)
  const left = set.left ?? Number.parseInt(last.asked.reserve ?? `${asked}`, 10)
  const sameRange = then.low === range.low && then.high === range.high
  // Within an unchanged range its place does not count, what was left does.
  const inRange = sameRange && set.amount >= range.low && set.amount <= range.high
  const amount = inRange ? set.amount : set.amount < range.low ? range.low : range.high
  return set.amount + left - (amount + asked)
}

/** Returns what each set did last time and a little more, within today's range. */
function oneMore({ last, line, range: { low, high } }: RuleInput): readonly number[] {
  const more = line.measure === 'seconds' ? SECONDS_MORE : 1
  const sets = doneSets(last)
  return Array.from({ length: line.sets }, (_, index) => {
    const amount = (sets[index] ?? sets.at(-1))?.amount
    if (low === undefined || high === undefined) return amount ?? 0
    return Math.min(high, Math.max(low, amount === undefined ? low : amount + more))
  })
}

/** Returns the most that was asked of a set, as a text. */
function topText({ asked }: Entry): string {
  const { high } = rangeAsked(asked.amount)
  return high === undefined ? 'their best' : amountOf(high, asked.measure)
}
