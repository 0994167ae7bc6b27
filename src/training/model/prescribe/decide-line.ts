import { afterBreak, hadBreak } from './break'
import { decide } from './decide'
import type { Decision, DecisionInput } from './decision'
import { firstTime } from './first-time'
import { parseRange, reserveText } from './judge'
import { landingAmount } from './move-up'
import type { ResolvedPercentage } from './percentage'
import type { ResolvedLine } from './resolve-line'
import { deloadDecision } from './setbacks'

/** Chooses what decides a line today: its percentage, the first time, a deload, a break, or its rule. */
export function decideLine(
  resolved: ResolvedLine,
  percentage: ResolvedPercentage | undefined,
): Decision {
  const { input, finished, rule, planned, isLight, history, lastLoad } = resolved
  const { progression } = input.program
  const decisionInput = decisionInputOf(resolved)
  const isBack = decisionInput && !isLight && !planned.test && hadBreak(input, finished, history[0])
  if (percentage && (!rule.on || !decisionInput)) {
    const weekDecision = decisionInput && !isLight ? decide(decisionInput) : undefined
    if (weekDecision?.repeatsGroup) return weekDecision
    const { load, amount, reason } = percentage
    if (amount !== undefined) return { load: lastLoad, amount: `${amount}`, reason }
    if (!isBack || load === undefined) return { load, reason }
    return afterBreak({ ...decisionInput, lastLoad: load }, progression, reason)
  }
  if (!decisionInput) return firstTime(resolved)
  if (isLight) return deloadDecision(decisionInput)
  return isBack ? afterBreak(decisionInput, progression) : decide(decisionInput)
}

/** What a rule needs to know; undefined the first time. */
function decisionInputOf(resolved: ResolvedLine): DecisionInput | undefined {
  const { line, rule, rung, last } = resolved
  return (
    last && {
      ...rung,
      ...resolved,
      last,
      range: parseRange(landingAmount(rule, rung.amount, last)),
      reserve: parseRange(reserveText(line) ?? ''),
    }
  )
}
