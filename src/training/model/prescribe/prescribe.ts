import { effortText } from '../../../plan/model/effort-text'
import { lineNotes } from '../../../plan/model/line-notes'
import { restSeconds } from '../../../plan/model/rest'
import { ruleOf, weekKind } from '../../../plan/model/rule-of'
import type { WeekLine } from '../../../plan/model/week'
import { findExercise, type TrainingExercise } from '../exercises'
import type { Entry, Prescribed, SessionLog } from '../log'
import { lineName, type Slot } from '../slots'
import { afterBreak, hadBreak } from './break'
import { decide } from './decide'
import type { Decision, DecisionInput } from './decision'
import { firstTime } from './first-time'
import { type LoggedEntry, loggedEntries, relevantSessions } from './history'
import { heaviestLoad, parseRange, reserveText } from './judge'
import { availableLoads, entryInUnit } from './loads'
import { landingAmount } from './move-up'
import { resolvePercentage } from './percentage'
import { firstRung, type LineRung, rungOfEntry, rungsOf } from './rungs'
import { deloadDecision } from './setbacks'
import { isComparable, substituteLine } from './substitute-line'
import type { TrainingInput } from './training-input'

/** Today's prescription of one line. */
export interface Prescription extends Prescribed {
  line: string
  exercise: string
  /** The planned exercise, if another replaces it. */
  planned?: string | undefined
  title: string
  /** Amount to aim for in each set; empty for 'max' without history. */
  targets: readonly number[]
  /** Whether the last sets, amount and rest repeat. */
  repeatsGroup?: boolean | undefined
  /** Whether the trainee must choose a weight. */
  needsWeightChoice: boolean
  /** Lift whose one-rep max must be entered first. */
  missingMaxLift?: string | undefined
  /** The log lacks the session that its percentage is of. */
  lacksBase?: boolean | undefined
  last?: LoggedEntry | undefined
}

/** Applies the plan's rules to the log, line by line. */
export function prescribe(slot: Slot, input: TrainingInput): Prescription[] {
  const finished = relevantSessions(input)
  const prescriptions = slot.lines.map((line) => prescribeLine(slot, line, input, finished))
  const groupsToRepeat = prescriptions.flatMap(
    ({ repeatsGroup, group }) => (repeatsGroup && group) || [],
  )
  return slot.lines.map((line, index) =>
    groupsToRepeat.includes(line.group ?? '')
      ? prescribeLine(slot, line, input, finished, true)
      : (prescriptions[index] as Prescription),
  )
}

/** Lifts whose one-rep max the session needs but doesn't know. */
export const missingMaxima = (prescriptions: readonly Prescription[]): string[] => [
  ...new Set(prescriptions.flatMap(({ missingMaxLift }) => missingMaxLift ?? [])),
]

function prescribeLine(
  slot: Slot,
  planned: WeekLine,
  input: TrainingInput,
  finished: readonly SessionLog[],
  isGroupRepeated?: boolean,
): Prescription {
  const { program, exercises, state, unit } = input
  const { progression } = program
  const { test } = planned
  const { plan } = state
  const name = lineName(program, slot.name, planned.index)
  const swap = state.swaps[planned.exercise] ?? planned.exercise
  const planRule = ruleOf(program, planned)
  // A swap to an exercise outside the ladder leaves the ladder.
  const isSubstitute = rungsOf(planned, planRule).every(({ exercise }) => exercise !== swap)
  const { line, rule } = isSubstitute
    ? substituteLine(
        planned,
        planRule,
        findExercise(exercises, planned.exercise),
        findExercise(exercises, swap),
      )
    : { line: planned, rule: planRule }
  const rungs = rungsOf(line, rule)
  const ids = rungs.map(({ exercise }) => exercise)
  const isAnywhere = isSubstitute || (progression.accounts === 'lift' && rule.on)
  const past = loggedEntries(finished, ids, { plan, ...(!isAnywhere && { name }) }).filter(
    ({ entry }) =>
      !isSubstitute || entry.line === name || isComparable(entry, planned.exercise, line),
  )
  const history = past.filter(({ entry }) => !entry.asked.deload && !entry.asked.test)
  const last = history[0]?.entry
  const lastRungIndex = last ? rungOfEntry(last, rungs) : firstRung(line, rungs, state)
  const lastRung = (rungs[lastRungIndex] ?? rungs[0]) as LineRung
  const kind = weekKind(program, slot.week)
  const isLight = kind !== undefined && !test

  const exerciseOf = (rung: LineRung): TrainingExercise => findExercise(exercises, rung.exercise)
  const available = availableLoads(exerciseOf(lastRung), progression, input)
  const converted = last && entryInUnit(last, available)
  const lastLoad = converted && heaviestLoad(converted)?.value
  const decisionInput: DecisionInput | undefined = converted && {
    line: name,
    rule,
    measure: lastRung.measure,
    sets: lastRung.sets,
    range: parseRange(landingAmount(rule, lastRung.amount, converted)),
    reserve: parseRange(reserveText(line) ?? ''),
    available,
    history: history
      .filter(({ entry }) => rungOfEntry(entry, rungs) === lastRungIndex)
      .map(({ session, entry }) => ({ session, entry: entryInUnit(entry, available) })),
    last: converted,
    lastLoad,
    loaded: exerciseOf(lastRung).loaded,
    week: slot.week,
    lastRung: lastRungIndex,
    topRung: rungs.length - 1,
  }
  const percentage = resolvePercentage({ line, week: slot.week, rule, available, finished, input })

  const decision = ((): Decision => {
    const isBack = decisionInput && !isLight && !test && hadBreak(input, finished, history[0])
    if (percentage && (!rule.on || !decisionInput)) {
      const weeks = decisionInput && !isLight ? decide(decisionInput) : undefined
      if (weeks?.repeatsGroup) return weeks
      const { load, amount, reason } = percentage
      if (amount !== undefined) return { load: lastLoad, amount: `${amount}`, reason }
      if (!isBack || load === undefined) return { load, reason }
      return afterBreak({ ...decisionInput, lastLoad: load }, progression, reason)
    }
    if (!decisionInput) {
      const exercise = exerciseOf(lastRung)
      return firstTime({ line, rule, exercise, available, input, finished, rung: lastRung })
    }
    if (isLight) return deloadDecision(decisionInput)
    return isBack ? afterBreak(decisionInput, progression) : decide(decisionInput)
  })()

  const rungNow = decision.rung ?? lastRungIndex
  const rung = rungs[rungNow] ?? lastRung
  const exercise = exerciseOf(rung)
  const isNewExercise = rung.exercise !== lastRung.exercise
  const rungText = rung.as ?? (isNewExercise ? exercise.title : undefined)
  const { sets, amount, rest } = ((isGroupRepeated || decision.repeatsGroup) && last?.asked) || {
    sets: rung.sets,
    amount:
      decision.amount ??
      // A lighter weight ends the lower bottom after a jump.
      (last && !isLight && (decision.load ?? 0) >= (lastLoad ?? 0)
        ? landingAmount(rule, rung.amount, last)
        : rung.amount),
    rest: restSeconds(line.rest),
  }
  const isStart = line.isFirst && !last && decision.reason !== line.start
  const note = lineNotes({ ...line, isFirst: isStart })
  const load = exercise.loaded === 'body' || isNewExercise ? undefined : decision.load
  return {
    line: name,
    exercise: rung.exercise,
    ...(rung.exercise !== planned.exercise && { planned: planned.exercise }),
    title: exercise.title,
    sets,
    measure: rung.measure,
    amount,
    reserve: reserveText(line),
    ...(load !== undefined && { load, unit }),
    reason:
      rungNow === lastRungIndex || !rungText
        ? decision.reason
        : decision.reason.replace(/\.$/, `, ${rungText}.`) +
          (rung.entry ? ` First: ${rung.entry}.` : ''),
    rest,
    effort: effortText({ ...line, load: undefined, percent: undefined }),
    ...(rule.again && !kind && { again: rule.again }),
    ...(rungNow > 0 && { rung: rungNow }),
    ...(rung.as && { as: rung.as }),
    // If a rule moves the load, a missed rep says nothing about the max.
    ...(percentage && !rule.on && (line.of ?? 'max') === 'max' && { ofMax: true }),
    ...(isLight && { deload: true }),
    ...(test && { test }),
    ...(line.lift && { of: line.lift }),
    ...(line.every && { every: line.every }),
    ...(line.group && { group: line.group }),
    ...(note && { note }),
    targets:
      (rungNow === lastRungIndex && decision.targets) ||
      defaultTargets(sets, amount, past[0]?.entry),
    repeatsGroup: decision.repeatsGroup,
    needsWeightChoice: exercise.loaded === 'weight' && load === undefined,
    missingMaxLift: percentage?.missingMaxLift,
    lacksBase: percentage?.lacksBase,
    last: past[0],
  }
}

/** For each set, the bottom of the range; for 'max', the last amount. */
function defaultTargets(sets: number, amount: string, last: Entry | undefined): number[] {
  const { low } = parseRange(amount)
  const value = (index: number) => low ?? last?.sets[index]?.amount
  return Array.from({ length: sets }, (_, index) => value(index)).flatMap((found) => found ?? [])
}
