import type { Rule } from '../../plan/model/progression-grammar'
import type { Decision, DecisionInput } from './decision'
import { rangeAsked } from './judge'
import { nearestLoad, raisedLoad } from './loads'
import { doneSets, type Entry } from './log'
import { difference, weightText } from './weight-text'

/** Seconds that a timed set grows by at a time. */
const SECONDS_MORE = 5

/** The share of the bottom of a range at which one may land after a jump above the limit. */
const LANDING = 0.7

/** Returns what comes after what the rule waits for: a step, a rung, a repetition. */
export function moveUp(input: DecisionInput, why: string): Decision {
  const { rule, load, loading, rung, topRung, loaded, range } = input
  const { raise = 'a step' } = rule
  if (!isWeight(raise))
    return rung < topRung
      ? { load, rung: rung + 1, reason: `${why}: ${raise}.` }
      : ended(input, why)
  const { load: from = 0, next, isFar } = nextWeight(input)
  if (loaded === 'body' || next <= from) return ended(input, why)
  const climb = climbing(input)
  if (climb) return climb
  const decision = { load: next, rung, reason: `${why}: ${difference(from, next, loading.unit)}.` }
  if (!isFar) return decision
  const { low = 1, high = low } = range
  const landing = Math.ceil(low * LANDING)
  return {
    ...decision,
    amount: `${landing}-${high}`,
    reason: `${decision.reason} Expect about ${landing}.`,
  }
}

/** Whether a rule raises weights. */
const isWeight = (raise: string) => raise === 'a step' || raise.includes('%')

/** Returns by how many percent a weight is heavier, to a tenth: exactly 10% is no more than 10%. */
export const jumpOf = (from: number, to: number) => Math.round((to / from - 1) * 1000) / 10

/** Returns whether a weight is further away than a rule allows. */
export const isTooFar = ({ loaded, load = 0, rule }: DecisionInput, next: number) =>
  // What is added to the body is only a part of the weight: a share of it says nothing.
  loaded === 'weight' && rule.limit !== undefined && jumpOf(load, next) > rule.limit

/** Returns the next weight, and whether it is further away than the rule allows. */
function nextWeight(input: DecisionInput) {
  const { rule, load = 0, loading } = input
  const { raise = 'a step' } = rule
  const exact = nearestLoad(load * (1 + Number.parseInt(raise, 10) / 100), loading)
  const next =
    exact > load
      ? exact
      : raisedLoad(load, raise === 'a step' ? loading : { ...loading, raise: loading.step })
  return { load, next, isFar: load > 0 && isTooFar(input, next) }
}

/** Returns the least that any done set of an entry came to. */
export const leastDone = (entry: Entry) =>
  Math.min(...doneSets(entry).map(({ amount = 0 }) => amount))

/** Returns more repetitions with the old weight, where the next one is too far away; else undefined. */
export function climbing(input: DecisionInput): Decision | undefined {
  const { rule, loading, range, rung } = input
  const { raise = 'a step', climb = 0 } = rule
  const { load, next, isFar } = nextWeight(input)
  const least = leastDone(input.last)
  if (!isWeight(raise) || !isFar || least >= climb) return undefined
  const jump = Math.round(jumpOf(load, next))
  return {
    load,
    rung,
    amount: `${range.low ?? 1}-${climb}`,
    targets: oneMore(input, climb),
    reason: `The next weight, ${weightText(next, loading.unit)}, is ${jump}% more: climb to ${climb} with this one first.`,
  }
}

/** No next weight, and no next rung: the rest of today's range, then cleaner or slower. */
function ended(input: DecisionInput, why: string): Decision {
  const { load, rung, rule, range, last } = input
  const { low = 0, high = 0 } = range
  const hasRoom = doneSets(last).some(({ amount = 0 }) => amount < high)
  const slower = rule.slow
    ? `${rule.slow} seconds longer on the way down`
    : 'the same, in cleaner form'
  const what = low === high ? 'as the week says' : hasRoom ? `today goes up to ${high}` : slower
  return { load, rung, targets: oneMore(input), reason: `${why}: ${what}.` }
}

/** Returns what each set did last time and a little more, within today's range or up to a number. */
export function oneMore({ last, measure, sets, range }: DecisionInput, top = range.high): number[] {
  const more = measure === 'seconds' ? SECONDS_MORE : 1
  const done = doneSets(last)
  const { low } = range
  return Array.from({ length: sets }, (_, index) => {
    const amount = (done[index] ?? done.at(-1))?.amount
    if (low === undefined || top === undefined) return amount ?? 0
    return Math.min(top, Math.max(low, amount === undefined ? low : amount + more))
  })
}

/** Returns today's amount, with the lower bottom that the last jump allowed as long as it is needed. */
export function landingAmount({ limit }: Rule, amount: string, last: Entry) {
  if (limit === undefined) return amount
  const today = rangeAsked(amount)
  const then = rangeAsked(last.asked.amount)
  if (today.low === undefined || then.low === undefined || today.low === today.high) return amount
  const isLanding = then.low === Math.ceil(today.low * LANDING) && leastDone(last) < today.low
  return isLanding ? `${then.low}-${today.high}` : amount
}
