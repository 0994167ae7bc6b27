import { inUnit, parseLoad } from '../../lib/units'
import type { Rule } from '../../plan/model/progression-grammar'
import type { WeekLine } from '../../plan/model/week'
import { epley, oneRepMax, ROUGH_REPS } from '../../tools/model/estimated-single'
import type { Decision } from './decision'
import type { TrainingExercise } from './exercises'
import { countedSince, performances } from './history'
import { rangeAsked, reserveAsked, reserveText, workingLoad } from './judge'
import { type Loading, loadBelow, loadIn } from './loads'
import { doneSets, type SessionLog } from './log'
import type { LineRung } from './rungs'
import type { TrainingInput } from './training-input'
import { weightText } from './weight-text'

interface FirstTime {
  line: WeekLine
  rule: Rule
  exercise: TrainingExercise
  loading: Loading
  input: TrainingInput
  finished: readonly SessionLog[]
  rung: LineRung | undefined
}

/** No last time: what the plan writes, what other lines or plans have shown, or the trainee's choice. */
export function firstTime(first: FirstTime): Decision {
  const { line, rule, exercise, loading, rung } = first
  const reserve = reserveText(line)
  const asked = reserve ? `stop with ${reserve} left` : 'as the week says'
  const words = rung?.as ? `First time: ${rung.as}; ${asked}.` : `First time: ${asked}.`
  if (line.test) return { reason: line.start ?? 'A test: what you reach counts.' }
  const isRaised = rule.on && !/rung|nothing|more$/.test(rule.raise ?? '')
  if (exercise.loaded === 'body' || (exercise.loaded === 'added' && !isRaised))
    return { reason: line.start ?? words }
  const written = parseLoad(line.load)
  if (written) return { load: loadIn(written, loading), reason: 'As the plan says.' }
  const known = fromElsewhere(first, reserveAsked(reserve))
  if (known) return known
  if (line.start || rung?.as) return { reason: line.start ?? words }
  return {
    reason:
      exercise.loaded === 'added'
        ? 'First time: body weight, or a little more.'
        : startWords(line, reserve),
  }
}

/** Returns how to choose a first weight from repetitions and reserve: 8 with 4 left is a weight for 12. */
function startWords({ amount, measure }: WeekLine, reserve: string | undefined): string {
  const { high } = rangeAsked(amount)
  const [least, most] = [...(reserve?.matchAll(/\d+/g) ?? [])].map(Number)
  if (measure !== 'reps' || high === undefined || least === undefined)
    return 'First time: choose a weight you can keep clean.'
  const times = most === undefined ? `${high + least}` : `${high + least} or ${high + most}`
  return `First time: choose a weight you could lift ${times} times, and stop with ${reserve} left.`
}

/**
 * Returns the weight to begin a line with, from what was lifted elsewhere in the last eight weeks: in
 * another session of the plan, or in another plan. The best set's estimated maximum gives the weight that
 * leaves the asked reserve at the top of the range. Undefined where nothing can be estimated.
 */
function fromElsewhere(
  { line, exercise, loading, input, finished }: FirstTime,
  reserve = 2,
): Decision | undefined {
  const since = countedSince(input.now)
  const found = performances(finished, exercise.exerciseId).find(
    ({ session, entry }) =>
      session.started >= since &&
      workingLoad(entry) &&
      entry.asked.measure === 'reps' &&
      !entry.asked.deload,
  )
  const { high } = rangeAsked(line.amount)
  if (!found || high === undefined) return undefined
  // What was not noted was as asked, as in every rule.
  const asked = reserveAsked(found.entry.asked.reserve)
  const [best] = doneSets(found.entry)
    .flatMap(({ load, unit, amount = 0, left = asked }) => {
      if (!load || !unit) return []
      const estimate = oneRepMax(
        inUnit({ value: load, unit }, loading.unit).value,
        amount,
        left,
        ROUGH_REPS,
      )
      return estimate ? [{ estimate, text: `${weightText(load, unit)} × ${amount}` }] : []
    })
    .sort((one, other) => other.estimate - one.estimate)
  if (!best) return undefined
  return {
    load: loadBelow(best.estimate / epley(high + reserve), loading),
    reason: `Worked out from ${best.text} in ${found.session.name}.`,
  }
}
