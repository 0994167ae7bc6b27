import { restSeconds } from '../../plan/model/numbers'
import { ruleOf, weekKind } from '../../plan/model/rule-of'
import { effortText } from '../../plan/model/texts'
import type { WeekLine } from '../../plan/model/week'
import { decide } from './decide'
import type { Decision } from './decision'
import { exerciseIn, type TrainingExercise } from './exercises'
import { fallBack } from './fall-back'
import { firstTime } from './first-time'
import { neededSessions, type Performance, performances } from './history'
import { rangeAsked, workingLoad } from './judge'
import { lighter } from './lighter'
import { loadIn, loadingOf } from './loads'
import { type Asked, doneSets, type Entry, type SessionLog } from './log'
import { landingAmount } from './move-up'
import { reserveText } from './reserve-text'
import { firstRung, type LineRung, rungOfEntry, rungsOf } from './rungs'
import { type Share, shareOf } from './share'
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
  /** Whether the trainee has to choose a weight. */
  choose: boolean
  /** The lift whose best single has to be entered first. */
  missing?: string | undefined
  last?: Performance | undefined
}

/** Returns what a session asks today, line by line: the plan's rules applied to what was lifted before. */
export function prescribe(slot: Slot, input: TrainingInput): Prescription[] {
  const finished = neededSessions(input)
  return slot.lines.map((line) => prescribeLine(slot, line, input, finished))
}

/** Returns the lifts whose best single a session needs for its percentages, and is not known. */
export const missingMaxima = (asked: readonly Prescription[]): string[] => [
  ...new Set(asked.flatMap(({ missing }) => missing ?? [])),
]

function prescribeLine(
  slot: Slot,
  line: WeekLine,
  input: TrainingInput,
  finished: readonly SessionLog[],
): Prescription {
  const { program, exercises, state, unit, bar } = input
  const { progression } = program
  const rule = ruleOf(program, line)
  const name = lineName(program, slot.name, line.index)
  const swap = state.swaps[line.exercise] ?? line.exercise
  const ladder = rungsOf(line, rule)
  // A swap to an exercise that the ladder does not have leaves the ladder.
  const rungs = ladder.some(({ exercise }) => exercise === swap)
    ? ladder
    : [{ ...ladder[0], exercise: swap } as LineRung]
  const ids = [...new Set(rungs.map(({ exercise }) => exercise))]
  const account = { plan: state.plan, ...(progression.accounts !== 'lift' && { name }) }
  const past = performances(finished, ids, account)
  const history = past.filter(({ entry }) => !entry.asked.deload && !entry.asked.test)
  const last = history[0]?.entry
  const before = last ? rungOfEntry(last, rungs) : firstRung(line, rungs, state)
  const standing = rungs[before] ?? rungs[0]
  const kind = weekKind(program, slot.week)
  const isLight = kind !== undefined && !line.test

  const exerciseOf = (rung: LineRung | undefined): TrainingExercise =>
    exerciseIn(exercises, rung?.exercise ?? swap)
  const loading = loadingOf(exerciseOf(standing), progression, unit, bar)
  const then = last && workingLoad(last)
  const least = last ? Math.min(...doneSets(last).map(({ amount = 0 }) => amount)) : 0
  const asked = standing?.amount ?? line.amount
  const decisionInput = (entry: Entry) => ({
    rule,
    measure: standing?.measure ?? line.measure,
    sets: standing?.sets ?? line.sets,
    range: rangeAsked(landingAmount(asked, entry, least)),
    reserve: rangeAsked(reserveText(line) ?? ''),
    loading,
    history: history.filter((one) => rungOfEntry(one.entry, rungs) === before),
    last: entry,
    load: then && loadIn(then, loading),
    weighted: exerciseOf(standing).loaded !== 'body',
    week: slot.week,
    rung: before,
    topRung: rungs.length - 1,
  })
  const share =
    swap === line.exercise || line.amount === 'share'
      ? shareOf({
          line,
          week: slot.week,
          afterMiss: Number.parseInt(rule.miss ?? '', 10) || 0,
          loading,
          round: progression.round ?? (line.amount === 'share' ? 'down' : 'nearest'),
          state,
          finished,
          exercises,
        })
      : undefined

  const decision = ((): Decision => {
    if (share && (!rule.on || !last)) return ofShare(share, last && decisionInput(last))
    if (!last)
      return firstTime({
        line,
        rule,
        exercise: exerciseOf(standing),
        loading,
        input,
        finished,
        rung: standing,
      })
    if (isLight) return lighter(decisionInput(last))
    return afterGap(input, history[0], decisionInput(last)) ?? decide(decisionInput(last))
  })()

  const rungNow = decision.rung ?? before
  const rung = rungs[rungNow] ?? standing ?? (line as LineRung)
  const exercise = exerciseOf(rung)
  const isNewExercise = rung.exercise !== standing?.exercise
  const words = rung.as ?? (isNewExercise ? exercise.title : undefined)
  const amount =
    decision.amount ?? (last && !isLight ? landingAmount(rung.amount, last, least) : rung.amount)
  const load = exercise.loaded === 'body' || isNewExercise ? undefined : decision.load
  const targets = rungNow === before ? decision.targets : undefined
  return {
    line: name,
    exercise: rung.exercise,
    ...(rung.exercise !== line.exercise && { planned: line.exercise }),
    title: exercise.title,
    sets: decision.sets ?? rung.sets,
    measure: rung.measure,
    amount,
    reserve: reserveText(line),
    ...(load !== undefined && { load, unit }),
    reason:
      rungNow === before || !words
        ? decision.reason
        : decision.reason.replace(/\.$/, `, ${words}.`) +
          (rung.entry ? ` First: ${rung.entry}.` : ''),
    rest: restSeconds(line.rest),
    effort: effortText({ ...line, load: undefined, percent: undefined }),
    ...(rule.again && !kind && { again: rule.again }),
    ...(rungNow > 0 && { rung: rungNow }),
    ...(rung.as && { as: rung.as }),
    ...(share && (line.of ?? 'max') === 'max' && { ofMax: true }),
    ...(isLight && { deload: true }),
    ...(line.test && { test: true }),
    ...(line.lift && { of: line.lift }),
    ...(line.group && { group: line.group }),
    ...(line.note && { note: line.note }),
    targets: targets ?? filled(rung, amount, past[0]?.entry),
    choose: exercise.loaded === 'weight' && load === undefined,
    missing: share?.missing,
    last: past[0],
  }
}

/** A percentage says the weight, or the repetitions; then the weight is the last one. */
function ofShare({ load, amount, reason }: Share, input: Parameters<typeof decide>[0] | undefined) {
  if (amount === undefined) return { load, reason }
  return { load: input?.load, amount: `${amount}`, reason }
}

/** After a break of so many days, what the plan says of it; undefined without such a break. */
function afterGap(
  { program, now }: TrainingInput,
  last: Performance | undefined,
  input: Parameters<typeof decide>[0],
): Decision | undefined {
  if (!last || !program.progression.gaps) return undefined
  const days = (now.getTime() - Date.parse(last.session.started)) / 86_400_000
  const [gap] = program.progression.gaps
    .filter((one) => days >= one.days)
    .sort((one, other) => other.days - one.days)
  return gap && fallBack(input, gap.take, `After a break of ${gap.days} days or more`)
}

/** Returns the least of the range for each set; for 'max' what was reached last time. */
function filled({ sets }: LineRung, amount: string, last: Entry | undefined): number[] {
  const { low } = rangeAsked(amount)
  const value = (index: number) => low ?? last?.sets[index]?.amount
  return Array.from({ length: sets }, (_, index) => value(index)).flatMap((found) => found ?? [])
}
