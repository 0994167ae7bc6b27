import type { Decision, DecisionInput } from './decision'
import { fallBack } from './fall-back'
import type { Entry } from './log'

/**
 * Returns the weight for the other sets of a day whose first set left less than asked; undefined where
 * the rule, or the day, asks for no change.
 */
export function restOfDay(
  entry: Entry,
  { rule: { badDay }, loading }: Pick<DecisionInput, 'rule' | 'loading'>,
): Decision | undefined {
  const [first] = entry.sets
  const asked = Number.parseInt(entry.asked.reserve ?? '', 10)
  if (!badDay || !first?.done || !first.load || first.left === undefined || !(first.left < asked))
    return undefined
  return fallBack(
    { load: first.load, loading, rung: 0 },
    `${badDay}% less`,
    `The first set left ${first.left} of ${entry.asked.reserve}`,
  )
}
