import type { Measure } from '../../lib/vocabulary'
import type { Rule } from '../../plan/model/progression-grammar'
import type { WeekLine } from '../../plan/model/week'
import type { Entry, PlanState } from './log'

/** One rung of a line, with nothing left to look up. */
export interface LineRung {
  exercise: string
  as?: string | undefined
  entry?: string | undefined
  first?: boolean | undefined
  measure: Measure
  amount: string
  sets: number
}

/** The most raises that a rule counts in repetitions, seconds or sets. */
const MOST_COUNTED = 12

const added = /^(\d+) (rep|second|set)s? more$/

/**
 * Returns a line's rungs from the lowest to the highest: its ladder; or the line itself, and where its rule
 * adds repetitions, seconds or sets, the line with so many more.
 */
export function rungsOf(line: WeekLine, rule: Rule): LineRung[] {
  const { exercise, measure, amount, sets, ladder } = line
  const own = { exercise, measure, amount, sets }
  const [, number, what] = added.exec(rule.raise ?? '') ?? []
  if (rule.raise === 'the next rung' && ladder)
    return ladder.map(({ reps, seconds, ...rung }) => ({
      ...own,
      ...rung,
      ...(reps && { measure: 'reps' as const, amount: String(reps) }),
      ...(seconds && { measure: 'seconds' as const, amount: String(seconds) }),
    })) as LineRung[]
  if (!what) return [own]
  return Array.from({ length: MOST_COUNTED + 1 }, (_, times) => {
    const more = times * Number(number)
    if (what === 'set') return { ...own, sets: sets + more }
    return { ...own, amount: amount.replace(/\d+/g, (value) => `${Number(value) + more}`) }
  })
}

/** Returns the rung on which an entry was done: the one it notes, or the one of its exercise. */
export function rungOfEntry({ asked, exercise }: Entry, rungs: readonly LineRung[]): number {
  const noted = Math.min(asked.rung ?? 0, rungs.length - 1)
  if (rungs[noted]?.exercise === exercise) return noted
  return Math.max(
    0,
    rungs.findIndex((rung) => rung.exercise === exercise),
  )
}

/** Returns the rung on which a trainee begins: the one that a swap names, or the ladder's first. */
export function firstRung(line: WeekLine, rungs: readonly LineRung[], { swaps }: PlanState) {
  const swapped = rungs.findIndex(({ exercise }) => exercise === swaps[line.exercise])
  return Math.max(0, swapped === -1 ? rungs.findIndex(({ first }) => first) : swapped)
}
