import { parseLoad } from '../../lib/units'
import type { Rule } from '../../plan/model/progression-grammar'
import type { WeekLine } from '../../plan/model/week'
import type { Decision } from './decision'
import type { TrainingExercise } from './exercises'
import { firstLoad } from './first-load'
import { rangeAsked, reserveAsked } from './judge'
import { type Loading, loadIn } from './loads'
import type { SessionLog } from './log'
import { reserveText } from './reserve-text'
import type { LineRung } from './rungs'
import type { TrainingInput } from './training-input'

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
export function firstTime({ line, rule, exercise, loading, ...given }: FirstTime): Decision {
  const { input, finished, rung } = given
  const reserve = reserveText(line)
  const asked = reserve ? `stop with ${reserve} left` : 'as the week says'
  const words = rung?.as ? `First time: ${rung.as}; ${asked}.` : `First time: ${asked}.`
  if (line.test) return { reason: line.start ?? 'A test: what you reach counts.' }
  const isRaised = rule.on && !/rung|nothing|more$/.test(rule.raise ?? '')
  if (exercise.loaded === 'body' || (exercise.loaded === 'added' && !isRaised))
    return { reason: line.start ?? words }
  const written = parseLoad(line.load)
  if (written) return { load: loadIn(written, loading), reason: 'As the plan says.' }
  const known = firstLoad({
    exercise: exercise.exerciseId,
    range: rangeAsked(line.amount),
    reserve: reserveAsked(reserve),
    loading,
    finished,
    now: input.now,
  })
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
