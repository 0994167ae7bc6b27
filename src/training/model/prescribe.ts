import { effortText } from '../../plan/model/effort-text'
import { lineNotes } from '../../plan/model/line-notes'
import { restSeconds } from '../../plan/model/numbers'
import { ruleOf, weekKind } from '../../plan/model/rule-of'
import type { WeekLine } from '../../plan/model/week'
import { decide } from './decide'
import type { Decision, DecisionInput } from './decision'
import { exerciseIn, type TrainingExercise } from './exercises'
import { lighter } from './fall-back'
import { firstTime } from './first-time'
import { afterGap, wasAway } from './gap'
import { neededSessions, type Performance, performances } from './history'
import { rangeAsked, reserveText, workingLoad } from './judge'
import { inPlace, isLike } from './line-in-place'
import { loadIn, loadingOf } from './loads'
import type { Asked, Entry, SessionLog } from './log'
import { landingAmount } from './move-up'
import { firstRung, type LineRung, rungOfEntry, rungsOf } from './rungs'
import { shareOf } from './share'
import { lineName, type Slot } from './slots'
import type { TrainingInput } from './training-input'

/** What one line asks today. */
export interface Prescription extends Asked {
  line: string
  exercise: string
  /** The exercise that the plan names, where another takes its place. */
  planned?: string | undefined
  title: string
  /** What each set is to reach; empty for 'max' without a last time. */
  targets: readonly number[]
  /** Whether sets, amount and rest of the last time come once more. */
  isAgain?: boolean | undefined
  /** Whether the trainee has to choose a weight. */
  choose: boolean
  /** The lift whose best single has to be entered first. */
  missing?: string | undefined
  last?: Performance | undefined
}

/** Returns what a session asks today, line by line: the plan's rules applied to what was lifted before. */
export function prescribe(slot: Slot, input: TrainingInput): Prescription[] {
  const finished = neededSessions(input)
  const asked = slot.lines.map((line) => prescribeLine(slot, line, input, finished))
  const again = asked.flatMap(({ isAgain, group }) => (isAgain && group) || [])
  return slot.lines.map((line, index) =>
    again.includes(line.group ?? '')
      ? prescribeLine(slot, line, input, finished, true)
      : (asked[index] as Prescription),
  )
}

/** Returns the lifts whose best single a session needs for its percentages, and is not known. */
export const missingMaxima = (asked: readonly Prescription[]): string[] => [
  ...new Set(asked.flatMap(({ missing }) => missing ?? [])),
]

function prescribeLine(
  slot: Slot,
  planned: WeekLine,
  input: TrainingInput,
  finished: readonly SessionLog[],
  isGroupAgain?: boolean,
): Prescription {
  const { program, exercises, state, unit } = input
  const { progression } = program
  const { test } = planned
  const { plan } = state
  const name = lineName(program, slot.name, planned.index)
  const swap = state.swaps[planned.exercise] ?? planned.exercise
  const ofPlan = ruleOf(program, planned)
  // A swap to an exercise that the ladder does not have leaves the ladder.
  const isInPlace = rungsOf(planned, ofPlan).every(({ exercise }) => exercise !== swap)
  const { line, rule } = isInPlace
    ? inPlace(planned, ofPlan, exerciseIn(exercises, planned.exercise), exerciseIn(exercises, swap))
    : { line: planned, rule: ofPlan }
  const rungs = rungsOf(line, rule)
  const ids = rungs.map(({ exercise }) => exercise)
  const isAnywhere = isInPlace || (progression.accounts === 'lift' && rule.on)
  const past = performances(finished, ids, { plan, ...(!isAnywhere && { name }) }).filter(
    ({ entry }) => !isInPlace || entry.line === name || isLike(entry, planned.exercise, line),
  )
  const history = past.filter(({ entry }) => !entry.asked.deload && !entry.asked.test)
  const last = history[0]?.entry
  const before = last ? rungOfEntry(last, rungs) : firstRung(line, rungs, state)
  const standing = (rungs[before] ?? rungs[0]) as LineRung
  const kind = weekKind(program, slot.week)
  const isLight = kind !== undefined && !test

  const exerciseOf = (rung: LineRung): TrainingExercise => exerciseIn(exercises, rung.exercise)
  const loading = loadingOf(exerciseOf(standing), progression, input)
  const then = last && workingLoad(last)
  const lastLoad = then && loadIn(then, loading)
  const asked: DecisionInput | undefined = last && {
    line: name,
    rule,
    measure: standing.measure,
    sets: standing.sets,
    range: rangeAsked(landingAmount(rule, standing.amount, last)),
    reserve: rangeAsked(reserveText(line) ?? ''),
    loading,
    history: history.filter((one) => rungOfEntry(one.entry, rungs) === before),
    last,
    load: lastLoad,
    loaded: exerciseOf(standing).loaded,
    week: slot.week,
    rung: before,
    topRung: rungs.length - 1,
  }
  const share = shareOf({ line, week: slot.week, rule, loading, finished, input })

  const decision = ((): Decision => {
    const isBack = asked && !isLight && !test && wasAway(input, finished, history[0])
    if (share && (!rule.on || !asked)) {
      const weeks = asked && !isLight ? decide(asked) : undefined
      if (weeks?.again) return weeks
      const { load, amount, reason } = share
      if (amount !== undefined) return { load: lastLoad, amount: `${amount}`, reason }
      if (!isBack || load === undefined) return { load, reason }
      return afterGap({ ...asked, load }, progression, reason)
    }
    if (!asked) {
      const exercise = exerciseOf(standing)
      return firstTime({ line, rule, exercise, loading, input, finished, rung: standing })
    }
    if (isLight) return lighter(asked)
    return isBack ? afterGap(asked, progression) : decide(asked)
  })()

  const rungNow = decision.rung ?? before
  const rung = rungs[rungNow] ?? standing
  const exercise = exerciseOf(rung)
  const isNewExercise = rung.exercise !== standing.exercise
  const words = rung.as ?? (isNewExercise ? exercise.title : undefined)
  const { sets, amount, rest } = ((isGroupAgain || decision.again) && last?.asked) || {
    sets: rung.sets,
    amount:
      decision.amount ??
      // Back on a lighter weight, the lower bottom of the jump is over.
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
      rungNow === before || !words
        ? decision.reason
        : decision.reason.replace(/\.$/, `, ${words}.`) +
          (rung.entry ? ` First: ${rung.entry}.` : ''),
    rest,
    effort: effortText({ ...line, load: undefined, percent: undefined }),
    ...(rule.again && !kind && { again: rule.again }),
    ...(rungNow > 0 && { rung: rungNow }),
    ...(rung.as && { as: rung.as }),
    // A weight that its own rule moves says nothing of the best single that it began with.
    ...(share && !rule.on && (line.of ?? 'max') === 'max' && { ofMax: true }),
    ...(isLight && { deload: true }),
    ...(test && { test }),
    ...(line.lift && { of: line.lift }),
    ...(line.every && { every: line.every }),
    ...(line.group && { group: line.group }),
    ...(note && { note }),
    targets: (rungNow === before && decision.targets) || filled(sets, amount, past[0]?.entry),
    isAgain: decision.again,
    choose: exercise.loaded === 'weight' && load === undefined,
    missing: share?.missing,
    last: past[0],
  }
}

/** Returns the least of the range for each set; for 'max' what was reached last time. */
function filled(sets: number, amount: string, last: Entry | undefined): number[] {
  const { low } = rangeAsked(amount)
  const value = (index: number) => low ?? last?.sets[index]?.amount
  return Array.from({ length: sets }, (_, index) => value(index)).flatMap((found) => found ?? [])
}
