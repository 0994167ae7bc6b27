import type { Rule } from '../language/progression'
import type { Measure } from '../language/vocabulary'
import type { WeekLine } from '../language/week'
import type { Entry } from '../record/log'
import type { PlanState } from '../record/plan-state'

export interface LineRung {
  exercise: string
  as?: string | undefined
  entry?: string | undefined
  first?: boolean | undefined
  measure: Measure
  amount: string
  sets: number
}

const MAX_GROWTH_RUNGS = 12

/** A line's rungs, easiest first: those of its ladder, or the line with ever more reps, seconds or sets. */
export function rungsOf(line: WeekLine, rule: Rule): LineRung[] {
  const { exercise, measure, amount, sets, ladder } = line
  const base = { exercise, measure, amount, sets }
  const { kind, count } = rule.raise
  if (kind === 'rung' && ladder)
    return ladder.map(({ reps, seconds, ...rung }) => ({
      ...base,
      ...rung,
      ...(reps && { measure: 'reps' as const, amount: String(reps) }),
      ...(seconds && { measure: 'seconds' as const, amount: String(seconds) }),
    })) as LineRung[]
  if (kind !== 'rep' && kind !== 'second' && kind !== 'set') return [base]
  return Array.from({ length: MAX_GROWTH_RUNGS + 1 }, (_, times) => {
    const more = times * count
    if (kind === 'set') return { ...base, sets: sets + more }
    return { ...base, amount: amount.replace(/\d+/g, (value) => `${Number(value) + more}`) }
  })
}

/** Index of the rung that an entry recorded, else of its exercise's rung. */
export function rungOfEntry({ asked, exercise }: Entry, rungs: readonly LineRung[]): number {
  const noted = Math.min(asked.rung ?? 0, rungs.length - 1)
  if (rungs[noted]?.exercise === exercise) return noted
  return Math.max(
    0,
    rungs.findIndex((rung) => rung.exercise === exercise),
  )
}

/** Index of the rung that a swap names, else of the ladder's starting rung. */
export function firstRung(line: WeekLine, rungs: readonly LineRung[], { swaps }: PlanState) {
  const swapped = rungs.findIndex(({ exercise }) => exercise === swaps[line.exercise])
  return Math.max(0, swapped === -1 ? rungs.findIndex(({ first }) => first) : swapped)
}
