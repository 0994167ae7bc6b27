import { parseRange } from '../language/numbers'
import { movesWeight } from '../language/rule-of'
import { formatLoad, inUnit, parseLoad } from '../language/units'
import type { WeekLine } from '../language/week'
import { doneSets } from '../record/log'
import type { Decision } from './decision'
import { epleyFactor, MAX_USABLE_REPS, oneRepMax } from './estimated-max'
import { loggedEntries, lookbackStart } from './history'
import { heaviestLoad, reserveText } from './judge'
import { loadInUnit, nearestLoad } from './loads'
import type { ResolvedLine } from './resolve-line'

/** Decides without history: takes the plan's load, an estimate from other lines, or the trainee's choice. */
export function firstTime(resolved: ResolvedLine): Decision {
  const { line, rule, exercise, available, rung } = resolved
  const reserve = reserveText(line)
  const target = reserve ? `stop with ${reserve} left` : 'as planned this week'
  const instruction = `First time: ${rung.as ? `${rung.as}; ` : ''}${target}.`
  if (line.test) return { reason: line.start ?? 'A test: what you reach counts.' }
  if (exercise.loaded === 'body' || (exercise.loaded === 'added' && !movesWeight(rule)))
    return { reason: line.start ?? instruction }
  const planLoad = parseLoad(line.load)
  if (planLoad) return { load: loadInUnit(planLoad, available), reason: 'As the plan says.' }
  const estimate = estimateFromHistory(resolved, parseRange(reserve).low)
  if (estimate) return estimate
  if (line.start || rung.as) return { reason: line.start ?? instruction }
  if (exercise.loaded === 'added') return { reason: 'First time: body weight, or a little more.' }
  return { reason: firstLoadAdvice(line, reserve) }
}

/** Advises on a weight from reps plus reserve: 8 reps with 4 left need a weight for 12. */
function firstLoadAdvice({ amount, measure }: WeekLine, reserve: string | undefined): string {
  const { high } = parseRange(amount)
  const [least, most] = [...(reserve?.matchAll(/\d+/g) ?? [])].map(Number)
  if (measure !== 'reps' || high === undefined || least === undefined)
    return 'First time: choose a weight you can lift cleanly.'
  const times = most === undefined ? `${high + least}` : `${high + least} or ${high + most}`
  return `First time: choose a weight you could lift ${times} times, and stop with ${reserve} left.`
}

/** From the last session in eight weeks: its best set, scaled to the bottom of the range with the reserve. */
function estimateFromHistory(
  { line, exercise, available, input, finished }: ResolvedLine,
  reserve = 2,
): Decision | undefined {
  const from = lookbackStart(input.now)
  const found = loggedEntries(finished, exercise.exerciseId).find(
    ({ session, entry }) =>
      session.started >= from &&
      heaviestLoad(entry) &&
      entry.asked.measure === 'reps' &&
      !entry.asked.deload,
  )
  const { low } = parseRange(line.amount)
  if (!found || low === undefined) return undefined
  // An unrated set counts as done with the prescribed reserve.
  const { low: prescribedReserve } = parseRange(found.entry.asked.reserve)
  const [best] = doneSets(found.entry)
    .flatMap(({ load, unit, amount = 0, left = prescribedReserve }) => {
      if (!load || !unit) return []
      const { value } = inUnit({ value: load, unit }, available.unit)
      const max = oneRepMax(value, amount, left, MAX_USABLE_REPS)
      return max ? [{ max, text: `${formatLoad(load, unit)} × ${amount}` }] : []
    })
    .sort((a, b) => b.max - a.max)
  if (!best) return undefined
  return {
    load: nearestLoad(best.max / epleyFactor(low + reserve), available),
    reason: `Estimated from ${best.text} in ${found.session.name}.`,
  }
}
