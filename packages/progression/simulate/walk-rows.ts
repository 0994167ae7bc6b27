import { parseRange } from '../language/numbers'
import { lineOfKey } from '../language/program'
import { ruleOf } from '../language/rule-of'
import type { Unit } from '../language/vocabulary'
import {
  type Lifter,
  lifters,
  type SimulatedSet,
  type Simulation,
  simulatePlan,
} from './simulate-plan'

/** What a plan did to one simulated lifter, as the cells of a table. */
interface WalkRow {
  lifter: Lifter
  /** Lifts lighter than before the break to the end, of all; the most sessions until the old weight. */
  back: string
  /** The largest cut, in percent of the weight. */
  cut: string
  /** The most sessions in a row with too few reps left. */
  tooFew: number
  /** Lines that ask something else than of the steady lifter, of all. */
  differs: string
  /** Steps up of a run or a hold that are larger than the plan's own. */
  step: string
}

/** A light lifter's body weight, for exercises with added weight. */
const BODY = { kg: 50, lb: 110 } as const

interface Time {
  account: string
  set: SimulatedSet
  isLight: boolean
  hasRule: boolean
  /** The weight, with a light body where it comes on top of it. */
  total: number | undefined
}

/** Walks a plan with all lifters. */
export function walkRows(simulation: Omit<Simulation, 'lifter' | 'unit'>, unit: Unit): WalkRow[] {
  const steady = timesOf(simulation, simulatePlan({ ...simulation, lifter: 'steady', unit }))
  return lifters.map((lifter) => {
    const times =
      lifter === 'steady'
        ? steady
        : timesOf(simulation, simulatePlan({ ...simulation, lifter, unit }))
    return {
      lifter,
      back: lifter === 'returns' ? backText(times, steady) : '',
      cut: cutText(times, steady),
      tooFew: longestRun(times),
      differs: lifter === 'steady' ? '' : differsText(times, steady),
      step: stepText(times, steady),
    }
  })
}

/** The first set of each line of each session. */
const timesOf = (
  { program, exercises }: Pick<Simulation, 'program' | 'exercises'>,
  sets: readonly SimulatedSet[],
): Time[] =>
  sets
    .filter(({ number, entry }) => number === 1 && !entry.asked.test)
    .map((set) => {
      const { line: key, exercise, asked } = set.entry
      const line = lineOfKey(program, key)
      const isLift = program.progression.accounts === 'lift'
      return {
        account: isLift ? exercise : `${key} ${exercise}`,
        set,
        isLight: asked.deload === true,
        total:
          set.load === undefined
            ? undefined
            : set.load + (exercises.get(exercise)?.loaded === 'added' ? BODY[set.unit ?? 'kg'] : 0),
        hasRule: line !== undefined && ruleOf(program, line).on !== undefined,
      }
    })

const byAccount = (times: readonly Time[]) =>
  groupBy(
    times.filter(({ set }) => set.load !== undefined),
    ({ account }) => account,
  )

/** The steady lifter's weight in the same session. */
const steadyLoad = (steady: readonly Time[], { account, set }: Time) =>
  steady.find((time) => time.account === account && time.set.slot.key === set.slot.key)?.total

function backText(times: readonly Time[], steady: readonly Time[]): string {
  let [never, most, lifts] = [0, 0, 0]
  for (const own of byAccount(times).values()) {
    const before = own.findLast(({ set, isLight }) => set.slot.week <= 2 && !isLight)?.total
    const after = own.filter(({ set, isLight }) => set.slot.week > 2 && !isLight)
    if (!before || after.length === 0) continue
    lifts++
    const at = after.findIndex(
      (time) => (time.total ?? 0) >= Math.min(before, steadyLoad(steady, time) ?? before) - 1e-6,
    )
    if (at === -1) never++
    else most = Math.max(most, at)
  }
  return lifts === 0 ? '-' : `${never}/${lifts} never, ${most}`
}

function cutText(times: readonly Time[], steady: readonly Time[]): string {
  let worst = { percent: 0, text: '' }
  for (const own of byAccount(times).values()) {
    let [before, steadyBefore]: (number | undefined)[] = []
    for (const time of own) {
      const { total = 0 } = time
      const steadyNow = steadyLoad(steady, time)
      // What a week plans, the steady lifter gets too.
      const planned = time.hasRule ? 1 : (steadyNow ?? 0) / (steadyBefore ?? 1)
      const from = Math.round((before ?? 0) * Math.min(1, planned) * 10) / 10
      const percent = from ? Math.round((1 - total / from) * 100) : 0
      if (percent > worst.percent)
        worst = { percent, text: ` (${from} to ${total}, ${time.set.entry.exercise})` }
      if (!time.isLight) [before, steadyBefore] = [total, steadyNow]
    }
  }
  return `${worst.percent}%${worst.text}`
}

function longestRun(times: readonly Time[]): number {
  let longest = 0
  for (const own of groupBy(times, ({ account }) => account).values()) {
    let run = 0
    for (const { set, isLight } of own) {
      if (isLight) continue
      run = /too few reps left: same as last time/i.test(set.reason) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
  }
  return longest
}

function differsText(times: readonly Time[], steady: readonly Time[]): string {
  const texts = (all: readonly Time[]) =>
    new Map(
      [...groupBy(all, ({ set }) => set.entry.line)].map(([line, own]) => [
        line,
        own
          .map(
            ({ set }) =>
              `${set.load} ${set.amount} ${set.entry.asked.rung} ${set.entry.sets.length}`,
          )
          .join(),
      ]),
    )
  const others = texts(steady)
  const own = [...texts(times)]
  return `${own.filter(([line, text]) => others.get(line) !== text).length}/${own.length}`
}

interface StepUp {
  exercise: string
  from: number
  to: number
  measure: string
}

/** By exercise in seconds or minutes, its largest step from the most done in one go to what is asked then. */
function largestSteps(times: readonly Time[]): Map<string, StepUp> {
  const steps = new Map<string, StepUp>()
  const timed = times.filter(({ set }) => /seconds|minutes/.test(set.entry.asked.measure))
  const groups = groupBy(
    timed,
    ({ set: { entry } }) => `${entry.exercise} ${entry.asked.measure} ${entry.asked.rung}`,
  )
  for (const [key, own] of groups) {
    let most = 0
    for (const { set } of own) {
      const { asked, exercise } = set.entry
      const { low = 0 } = parseRange(asked.amount)
      const worst = steps.get(key)
      if (most > 0 && low - most > (worst ? worst.to - worst.from : 0))
        steps.set(key, { exercise, from: most, to: low, measure: asked.measure })
      most = Math.max(most, Math.min(low, set.amount ?? low))
    }
  }
  return steps
}

/** The steps that are larger than the steady lifter's. */
function stepText(times: readonly Time[], steady: readonly Time[]): string {
  const own = largestSteps(steady)
  const larger = [...largestSteps(times)].flatMap(([key, { exercise, from, to, measure }]) => {
    const { from: before = 0, to: after = 0 } = own.get(key) ?? {}
    return to - from > after - before
      ? `${from} to ${to} ${measure} (${exercise}; steady ${before} to ${after})`
      : []
  })
  return larger.join(', ')
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
