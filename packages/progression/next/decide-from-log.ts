import { parseRange } from '../language/numbers'
import { weekKind } from '../language/rule-of'
import { formatLoad } from '../language/units'
import { breakCut } from '../words/break-rule'
import { afterBreak, cutAmount } from './break'
import { breakDays } from './break-days'
import { decide } from './decide'
import type { Decision, DecisionInput } from './decision'
import { waitForTheRest } from './follow-week'
import { isFull, reserveText } from './judge'
import { lighterDecision } from './lighter-week'
import { landingAmount } from './move-up'
import type { ResolvedPercentage } from './percentage'
import type { DecideFromLog } from './training-input'

/** The one that is loaded apart; see `TrainingInput`. */
export const decideFromLog: DecideFromLog = (resolved, percentage) => {
  const { rule, rung, rungs, lastRung, last, lastLoad = 0, line, isLight } = resolved
  const input: DecisionInput = {
    ...resolved,
    measure: rung.measure,
    sets: rung.sets,
    range: parseRange(landingAmount(rule, rung.amount, last)),
    reserve: parseRange(reserveText(line)),
  }
  const decision = decideDone(input, percentage)
  // After a jump, going back to a lighter weight restores the normal bottom of the range.
  const hasLanded = isLight || (decision.load ?? 0) < lastLoad
  const { amount } = rungs[decision.rung ?? lastRung] ?? rung
  return hasLanded ? decision : { amount: landingAmount(rule, amount, last), ...decision }
}

function decideDone(input: DecisionInput, percentage: ResolvedPercentage | undefined): Decision {
  const { finished, planned, isLight, past, rule } = input
  const awayDays = isLight || planned.test ? 0 : breakDays(input.input, finished, past[0])
  if (percentage && !rule.on) return decidePercentage(input, percentage, awayDays)
  if (isLight) return lighterDecision(input)
  return awayDays > 0 ? afterBreak(input, awayDays) : decide(input)
}

/** A percentage, unless its session was too hard; less after a break, and no more than the last time in a deload. */
function decidePercentage(
  input: DecisionInput,
  percentage: ResolvedPercentage,
  awayDays: number,
): Decision {
  const { finished, line, planned, isLight, last, week, measure } = input
  const { program, unit } = input.input
  const { load, time, reason } = percentage
  const waits = !isLight && !planned.test && waitForTheRest(input)
  if (waits) return { ...waits, load, reason: load ? `${reason} ${waits.reason}` : waits.reason }
  const isDeload = weekKind(program, week) === 'deload'
  const most = (isDeload && parseRange(last.asked.amount).low) || Number.POSITIVE_INFINITY
  const isBack = awayDays > 0 || (last.asked.returnsTo !== undefined && !isFull(last))
  if (percentage.amount !== undefined) {
    const amount = Math.min(percentage.amount, most)
    const cut = isBack && breakCut(program, awayDays)
    const less = cut && cut !== 'a step' ? cutAmount(amount, cut.percent, measure) : amount
    const why = less < amount ? ` After the break: ${less}.` : ''
    return {
      load: input.lastLoad,
      amount: `${less}`,
      reason: reason + why,
      ...(why && { returnsTo: 0 }),
    }
  }
  if (load === undefined) return { load, reason }
  const { lastLoad = load } = input
  if (load > lastLoad && isDeload)
    return {
      load: lastLoad,
      reason: `${reason} No heavier than the last regular time: ${formatLoad(lastLoad, unit)}.`,
    }
  // What is taken from a time since the break is lighter already.
  const isCut = time !== undefined && breakDays(input.input, finished, time) === 0
  const isMore = isDeload && most < (parseRange(line.amount).low ?? 0)
  return isLight || planned.test || !isBack || isCut
    ? { load, ...(isMore && { amount: `${most}` }), reason }
    : afterBreak({ ...input, lastLoad: load }, awayDays, reason)
}
