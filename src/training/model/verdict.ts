import { parseLoad } from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import type { Program } from '../../plan/model/program'
import type { WeekLine } from '../../plan/model/week'
import { type Exercises, exerciseIn } from './exercises'
import { firstLoad } from './first-load'
import type { Performance } from './history'
import { rangeAsked, reserveAsked, workingLoad } from './judge'
import { loadBelow, loadIn, loadingOf, nearestLoad } from './loads'
import type { Asked, PlanState, SessionLog } from './log'
import { maximumOf, workingMaximum } from './maximum'
import { lessText, type RuleInput, type Verdict, weightText } from './rule'
import { rules } from './rules'

/** All that decides what a session asks. */
export interface TrainingInput {
  program: Program
  exercises: Exercises
  /** All sessions in this browser, of this plan and of others. */
  sessions: readonly SessionLog[]
  state: PlanState
  unit: Unit
  /** What the trainee's bar weighs, in the unit. */
  bar: number
  now: Date
}

/** The share of the weight that a lighter week keeps where it does not keep all of it: see `lighter`. */
const LIGHTER = 0.9

/** Returns what is to be left in reserve as a text; from RPE, 10 minus it. */
export const reserveText = ({ reserve, rpe }: WeekLine) =>
  reserve ??
  (rpe === undefined ? undefined : `${Math.max(0, Math.floor(10 - Number.parseFloat(rpe)))}`)

/** What the verdict on a line rests on. */
export interface LineInput extends Pick<RuleInput, 'line' | 'range' | 'isDeload'> {
  rule: Asked['rule']
  id: string
  counted: readonly Performance[]
  input: TrainingInput
  finished: readonly SessionLog[]
}

/** Returns what a line's rule says today. */
export function verdictFor(given: LineInput): Verdict {
  const { rule, line, id, counted, range, isDeload, input } = given
  const exercise = exerciseIn(input.exercises, id)
  const loading = loadingOf(exercise, input.program.progression, input.unit, input.bar)
  if (rule === 'percent' && line.percent !== undefined && id === line.exercise)
    return percentage(given)
  const last = counted[0]?.entry
  if (!last) return firstTime(given)
  const then = workingLoad(last)
  const ruleInput: RuleInput = {
    line,
    range,
    reserve: reserveAsked(reserveText(line)),
    loading,
    last,
    before: counted[1]?.entry,
    load: then && loadIn(then, loading),
    weighted: exercise.loaded !== 'body',
    isDeload,
  }
  if (isDeload) return lighter(ruleInput)
  return rules[rule === 'percent' ? 'reserve' : rule](ruleInput)
}

/** A percentage of the tested maximum. */
function percentage({ line, input, finished }: LineInput): Verdict {
  const lift = line.of ?? line.exercise
  const maximum = maximumOf(lift, input.state, finished)
  const title = exerciseIn(input.exercises, lift).title
  if (!maximum) return { reason: `${line.percent}% of your best single in the ${title}: enter it.` }
  const exercise = exerciseIn(input.exercises, line.exercise)
  const loading = loadingOf(exercise, input.program.progression, input.unit, input.bar)
  const base = loadIn(
    { value: workingMaximum(maximum), unit: maximum.unit },
    { ...loading, step: 0.5, bar: 0 },
  )
  const text = weightText(Math.round(base * 10) / 10, input.unit)
  return {
    load: nearestLoad((base * (line.percent ?? 0)) / 100, loading),
    reason:
      maximum.misses > 0
        ? `${line.percent}% of ${text}, which is 5% less for each session with a missed rep.`
        : `${line.percent}% of ${text}.`,
  }
}

/** No last time: what the plan writes, what other lines or plans have shown, or the trainee's choice. */
function firstTime({ line, id, input, range, finished }: LineInput): Verdict {
  const exercise = exerciseIn(input.exercises, id)
  const loading = loadingOf(exercise, input.program.progression, input.unit, input.bar)
  if (exercise.loaded === 'body') return { reason: 'First time: find the pace.' }
  const written = parseLoad(line.load)
  if (written) return { load: loadIn(written, loading), reason: 'As the plan says.' }
  const reserve = reserveAsked(reserveText(line))
  const known = firstLoad({ exercise: id, range, reserve, loading, finished, now: input.now })
  if (known) return known
  const chosen =
    reserve === undefined
      ? 'First time: choose a weight you can keep clean.'
      : `First time: choose a weight that leaves ${reserveText(line)} in reserve.`
  return {
    reason:
      line.loadRule ??
      (exercise.loaded === 'added' ? 'First time: body weight, or a little more.' : chosen),
  }
}

/** A lighter week: the same weight where its line asks no more effort than last time's, else a tenth less. */
function lighter({ load, loading, last, range, reserve }: RuleInput): Verdict {
  if (load === undefined || load === 0)
    return { load, reason: 'Lighter week: less of it, on purpose.' }
  const then = rangeAsked(last.asked.amount).high
  const left = reserveAsked(last.asked.reserve)
  const known =
    then !== undefined && left !== undefined && range.high !== undefined && reserve !== undefined
  if (
    known &&
    range.high !== undefined &&
    reserve !== undefined &&
    range.high + reserve <= then + left
  ) {
    return { load, reason: 'Lighter week: the same weight, less of it.' }
  }
  const less = loadBelow(load * LIGHTER, loading)
  return { load: less, reason: `Lighter week: ${lessText(load, less, loading.unit)}.` }
}
