import type { WeekValues } from '../language/line-grammar'
import { parseRange } from '../language/numbers'
import { lineOfKey, type Program, valuesOf } from '../language/program'
import { weekKind } from '../language/rule-of'
import type { Entry } from '../record/log'
import { restartsWeek } from '../record/plan-state'
import { finishedSessions, roundsStart } from './history'
import { countShortSets } from './judge'
import type { TrainingFacts } from './training-facts'

/** Whether too many sets fell short for a line that only the weeks change. */
export const fellShort = (entry: Entry) =>
  !entry.skipped && entry.asked.again !== undefined && countShortSets(entry) >= entry.asked.again

/** How often a week comes again. */
const MOST_REPEATS = 1

/**
 * Whether a week asks more of a line than the regular week before it, or asks it for the first time. A single walk or
 * run is never such a step.
 */
export function isStep(program: Program, lineKey: string, week: number): boolean {
  const line = lineOfKey(program, lineKey)
  const { weeks = [], measure } = line ?? {}
  if (line && measure === 'minutes' && valuesOf(line).every(({ sets }) => sets <= 1)) return false
  const workIn = (values: WeekValues | null | undefined) =>
    values && { sets: values.sets, amount: parseRange(values.amount).high ?? 0 }
  const now = workIn(weeks[week - 1])
  const before = workIn(
    weeks.findLast((values, index) => values && index < week - 1 && !weekKind(program, index + 1)),
  )
  return !!now && (!before || now.amount > before.amount || now.sets > before.sets)
}

/** The largest step up between two regular weeks of a line, in its measure. */
export function largestStep(program: Program, lineKey: string): number {
  const amounts = (lineOfKey(program, lineKey)?.weeks ?? []).flatMap((values, index) =>
    values && !weekKind(program, index + 1) ? (parseRange(values.amount).low ?? []) : [],
  )
  return Math.max(0, ...amounts.map((amount, index) => amount - (amounts[index - 1] ?? amount)))
}

/**
 * Whether a week must come again, because a line fell short in a step and no later time in the week made up for
 * it. It comes again once. Lighter and test weeks never do.
 */
export function mustRepeat(
  { program, sessions, state }: Pick<TrainingFacts, 'program' | 'sessions' | 'state'>,
  week: number,
): boolean {
  const begun = roundsStart(state, 1)
  const restarts = state.restarts.filter((one) => restartsWeek(one, week) && one.at > begun)
  if (weekKind(program, week) || restarts.length >= MOST_REPEATS) return false
  const latest = new Map<string, Entry>()
  for (const { plan, week: trained, started, entries } of finishedSessions(sessions)) {
    const isOld = state.restarts.some((one) => restartsWeek(one, week) && one.at >= started)
    if (plan !== state.plan || trained !== week || isOld) continue
    for (const entry of entries)
      if (!latest.has(entry.line) && entry.sets.some(({ done }) => done))
        latest.set(entry.line, entry)
  }
  return [...latest.values()].some((entry) => fellShort(entry) && isStep(program, entry.line, week))
}
