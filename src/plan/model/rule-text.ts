import type { Rule } from './progression-grammar'
import { ordinal } from './rule-of'

/** What the lines of a rule have that changes its words. */
export interface RuleUsage {
  /** Percentages of the best single say their weights. */
  isPercent?: boolean
  /** Some weeks ask ranges, and others fixed numbers. */
  hasFixed?: boolean
}

const signs: Record<NonNullable<Rule['on']>, string> = {
  'all sets at the top': 'all sets at the top of their range',
  'the first set at the top': 'the first set at the top of its range',
  'the last set at the top': 'the last set at the top of its range',
  'all reps done': 'all reps done',
  'the reserve': 'the last set leaves more than asked',
}

/** A sentence of a rule, with what it is about. */
type Part = readonly [about: string, text: string | false | undefined | 0]

/**
 * Returns a rule in sentences, the first of them without a capital. What another rule has said before, by
 * `said`, is named, not said again.
 */
export function ruleText(rule: Rule, use: RuleUsage = {}, said = new Set<string>()): string {
  const parts = [...limits(rule, use), ...falls(rule, use)].filter(([, text]) => text)
  const texts = parts.map(([, text]) => String(text))
  const known = parts.filter(([, text]) => said.has(String(text))).map(([about]) => about)
  const news = texts.filter((text) => !said.has(text))
  for (const text of texts) said.add(text)
  if (known.length > 0) news.push(`${known.join(', ')}: as above`)
  return `${[goesUp(rule, use, said), ...news.map(capital)].join('. ')}.`
}

/** Said once: who waits for the top of a range climbs to it. */
const CLIMBS = 'a rep or 5 seconds more where you can'

function goesUp(rule: Rule, { isPercent }: RuleUsage, said: Set<string>): string {
  const { on, left, times, raise = 'a step' } = rule
  if (!on)
    return isPercent
      ? 'weights are percentages, worked out for each week'
      : 'the weeks say what changes'
  const reserve = left === undefined ? 'with the asked reserve' : `with ${left} left`
  if (on === 'the reserve')
    return raise === 'the next rung'
      ? `the last set leaves more than ${left ?? 'asked'}: the next rung; fewer than asked: one rung back`
      : 'take the weight that leaves the asked reps: about 3% more or less for each rep that the last set was off, rounded down on the way up, two steps at most'
  if (raise === 'nothing') return `${CLIMBS}, up to the top of the range`
  const row = times ? `, in ${times} sessions in a row` : ''
  const climbs = on !== 'all reps done' && !said.has(CLIMBS)
  if (climbs) said.add(CLIMBS)
  const back = on === 'all reps done' || /more/.test(raise) ? '' : ', back to the bottom'
  return `${climbs ? `${CLIMBS}; ` : ''}${signs[on]} ${reserve}${row}: ${raise}${back}`
}

function limits(rule: Rule, { hasFixed }: RuleUsage): Part[] {
  const { on = '', raise, from, every, weeks, stays, limit, climb, slow, correct } = rule
  const raisesRanges = on.includes('top') && raise !== 'nothing'
  return [
    ['fixed numbers', hasFixed && raisesRanges && 'a fixed number raises nothing'],
    [
      'the first weeks',
      from && `nothing is raised before week ${from}, whose sets are the first to count`,
    ],
    [
      'the weeks of raises',
      every && `raises come in every ${ordinal(every)} week${from ? '' : ', counted from week 1'}`,
    ],
    ['the weeks of raises', weeks && `raises come in ${weeksText(weeks)} only`],
    ['how long a weight stays', stays && `a weight stays at least ${stays} weeks`],
    [
      'large jumps',
      limit &&
        climb &&
        `where the next weight is more than ${limit}% heavier, climb to ${climb} reps with the old one first; the range then begins about a third lower`,
    ],
    [
      'no next weight',
      slow && `then, where nothing heavier comes, ${slow} seconds longer on the way down`,
    ],
    [
      'the first weights',
      correct &&
        `in ${weeksText(correct.weeks)} a weight changes only where the last set was off by ${correct.off} reps or more, by about 3% a rep`,
    ],
  ]
}

const weeksText = (weeks: string) =>
  `${/[,-]/.test(weeks) ? 'weeks' : 'week'} ${weeks.replaceAll('-', ' to ')}`

function falls(rule: Rule, { isPercent }: RuleUsage): Part[] {
  const { on, misses, stall, badDay, again, raise } = rule
  const { miss = 'the same' } = rule
  const twice = misses ?? (raise === 'the next rung' ? 'the rung before' : '10% less')
  const row = twice === miss ? '' : `; twice in a row: ${backText(twice)}`
  return [
    [
      'misses',
      isPercent &&
        rule.miss &&
        `each session with a set that falls short: ${miss} in all that follow, until the next best single`,
    ],
    [
      'misses',
      ((on && on !== 'the reserve' && raise !== 'nothing') || (misses && !isPercent)) &&
        `a set that falls short: ${backText(miss)}${row}`,
    ],
    ['stalls', stall && `${stall.after} sessions without a rep more: ${stall.take}`],
    [
      'bad days',
      badDay && `a first set that leaves less than asked: ${badDay}% less for the rest of that day`,
    ],
    [
      'short sets',
      again &&
        `${again === 1 ? 'a set' : `${again} sets or more`} below the number: the same week once more`,
    ],
  ]
}

/** Returns a fallback in words. */
const backText = (what: string) =>
  what === 'the same' ? 'the same again' : what.includes('less') ? `${what}, from the bottom` : what

/** Returns a text with a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
