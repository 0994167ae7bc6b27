import type { Rule } from '../language/progression'
import { ruleOf, weekKind } from '../language/rule-of'
import type { WeekLine } from '../language/week'
import { findExercise, type TrainingExercise } from '../record/exercises'
import type { Entry, SessionLog, SetLog } from '../record/log'
import { type LoggedEntry, loggedEntries } from './history'
import { heaviestLoad } from './judge'
import { type AvailableLoads, availableLoads, loadInUnit } from './loads'
import { firstRung, type LineRung, rungOfEntry, rungsOf } from './rungs'
import { isComparable, substituteLine } from './substitute-line'
import type { TrainingFacts } from './training-facts'

/** A line of today's session with the trainee's swap, and what the trainee did in it. */
export interface ResolvedLine {
  planned: WeekLine
  week: number
  input: TrainingFacts
  /** Sessions that count, newest first. */
  finished: readonly SessionLog[]
  /** Whether the week makes it lighter: a deload, or a test week if it isn't a test itself. */
  isLight: boolean
  /** The planned line and rule, or those of its substitute. */
  line: WeekLine
  rule: Rule
  rungs: readonly LineRung[]
  /** Index of the last time's rung; the first time, of the first rung. */
  lastRung: number
  rung: LineRung
  exercise: TrainingExercise
  available: AvailableLoads
  past: readonly LoggedEntry[]
  /** `past` on the last rung, without deloads and tests. Loads are in today's unit. */
  history: readonly LoggedEntry[]
  last: Entry | undefined
  lastLoad: number | undefined
}

export function resolveLine({
  planned,
  week,
  input,
  finished,
}: Pick<ResolvedLine, 'planned' | 'week' | 'input' | 'finished'>): ResolvedLine {
  const { program, exercises, state } = input
  const { progression } = program
  const { lineKey } = planned
  const swap = state.swaps[planned.exercise] ?? planned.exercise
  const planRule = ruleOf(program, planned)
  // A swap to an exercise outside the ladder leaves the ladder.
  const isSubstitute = rungsOf(planned, planRule).every((rung) => rung.exercise !== swap)
  const { line, rule } = isSubstitute
    ? substituteLine(
        planned,
        planRule,
        findExercise(exercises, planned.exercise),
        findExercise(exercises, swap),
      )
    : { line: planned, rule: planRule }
  const rungs = rungsOf(line, rule)
  const ids = rungs.map((rung) => rung.exercise)
  const isAnywhere = isSubstitute || (progression.accounts === 'lift' && rule.on)
  const where = { plan: state.plan, ...(!isAnywhere && { name: lineKey }) }
  const past = loggedEntries(finished, ids, where).filter(
    ({ entry }) =>
      !isSubstitute || entry.line === lineKey || isComparable(entry, planned.exercise, line),
  )
  const counting = past.filter(({ entry }) => !entry.asked.deload && !entry.asked.test)
  const [before] = counting
  const lastRung = before ? rungOfEntry(before.entry, rungs) : firstRung(line, rungs, state)
  const rung = (rungs[lastRung] ?? rungs[0]) as LineRung
  const exercise = findExercise(exercises, rung.exercise)
  const available = availableLoads(exercise, progression, input)
  const history = counting
    .filter(({ entry }) => rungOfEntry(entry, rungs) === lastRung)
    .map(({ session, entry }) => ({ session, entry: entryInUnit(entry, available) }))
  const last = history[0]?.entry
  return {
    input,
    finished,
    week,
    isLight: weekKind(program, week) !== undefined && !planned.test,
    planned,
    line,
    rule,
    rungs,
    lastRung,
    rung,
    exercise,
    available,
    past,
    history,
    last,
    lastLoad: last && heaviestLoad(last)?.value,
  }
}

/** The entry with its loads in the trainee's unit, which nearly all entries have. */
const entryInUnit = (entry: Entry, available: AvailableLoads): Entry =>
  entry.sets.every(({ load, unit }) => load === undefined || unit === available.unit)
    ? entry
    : { ...entry, sets: entry.sets.map((set) => setInUnit(set, available)) }

const setInUnit = ({ load: value, unit, ...set }: SetLog, available: AvailableLoads): SetLog => ({
  ...set,
  load: value && unit && loadInUnit({ value, unit }, available),
  unit: unit && available.unit,
})
