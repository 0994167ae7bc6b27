import type { Rule } from './progression-grammar'
import { ordinal } from './rule-of'

/** What the lines of a rule have that changes its words. */
export interface RuleUsage {
  /** Percentages of the best single say their weights. */
  isPercent?: boolean
  /** Some weeks ask ranges, and others fixed numbers. */
  hasFixed?: boolean
}

const signs: Record<Exclude<NonNullable<Rule['on']>, 'the reserve'>, string> = {
  'all sets at the top': 'all sets reach the top of their range',
  'the first set at the top': 'the first set reaches the top of its range',
  'the last set at the top': 'the last set reaches the top of its range',
  'all reps done': 'all reps are done',
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
const CLIMBS = 'add a rep or 5 seconds where you can'

function goesUp(rule: Rule, { isPercent }: RuleUsage, said: Set<string>): string {
  const { on, left, times, raise = 'a step' } = rule
  if (!on)
    return isPercent
      ? 'the weight is a percentage, worked out for each week'
      : 'the weeks say what changes'
  const reserve = left === undefined ? 'with the asked reserve' : `with ${left} left`
  if (on === 'the reserve')
    return raise === 'the next rung'
      ? `more than ${left ?? 'asked'} left in the last set: take the next rung; fewer than asked: go back a rung`
      : 'compare what the last set had in it, the reps left too, with what today asks: each rep is 2 to 3% of the weight, rounded down on the way up, two steps at most'
  if (raise === 'nothing') return `${CLIMBS}, up to the top of the range`
  const row = times ? ` in ${times} sessions in a row` : ''
  const climbs = on !== 'all reps done' && !said.has(CLIMBS)
  if (climbs) said.add(CLIMBS)
  const back = on === 'all reps done' || /more/.test(raise) ? '' : ' and start at the bottom again'
  const when = `when ${signs[on]} ${reserve}${row}, ${raiseText(raise)}${back}`
  return climbs ? `${CLIMBS}. ${capital(when)}` : when
}

const raiseText = (raise: string) =>
  raise === 'a step'
    ? 'go up a step'
    : raise === 'the next rung'
      ? 'take the next rung'
      : `add ${raise.replace(' more', '')}`

function limits(rule: Rule, { hasFixed }: RuleUsage): Part[] {
  const { on = '', raise, from, every, weeks, stays, limit, climb, slow, correct } = rule
  const raisesRanges = on.includes('top') && raise !== 'nothing'
  return [
    ['fixed numbers', hasFixed && raisesRanges && 'a fixed number raises nothing'],
    [
      'the first weeks',
      from &&
        `${raise === 'the next rung' ? 'rungs' : 'steps'} are earned from week ${from} on${on === 'all reps done' ? '' : ', reps before that too'}`,
    ],
    [
      'the weeks of raises',
      every && `it goes up in every ${ordinal(every)} week${from ? '' : ', counted from week 1'}`,
    ],
    ['the weeks of raises', weeks && `it goes up in ${weeksText(weeks)} only`],
    ['how long a weight stays', stays && `a weight stays at least ${stays} weeks`],
    [
      'large jumps',
      limit &&
        climb &&
        `where the next weight is more than ${limit}% heavier, climb to ${climb} reps first, above the range too; after the jump a third fewer will do`,
    ],
    ['no next weight', slow && `where nothing heavier comes, lower it ${slow} seconds more slowly`],
    [
      'the first weights',
      correct &&
        `in ${weeksText(correct.weeks)} the weight is only corrected: where the last set was off by ${correct.off} reps or more, by 2 to 3% a rep, rounded down on the way up`,
    ],
  ]
}

const weeksText = (weeks: string) =>
  `${/[,-]/.test(weeks) ? 'weeks' : 'week'} ${weeks.replaceAll('-', ' to ').replace(/, (?=[^,]*$)/, ' and ')}`

function falls(rule: Rule, { isPercent }: RuleUsage): Part[] {
  const { on, misses, stall, badDay, again, raise } = rule
  const { miss = 'the same' } = rule
  const twice = misses ?? (raise === 'the next rung' ? 'the rung before' : '10% less')
  const row = twice === miss ? '' : `; after two such sessions in a row, ${backText(twice)}`
  return [
    [
      'misses',
      isPercent &&
        rule.miss &&
        `after each session with a set that falls short, take ${miss} for that lift, until its next best single`,
    ],
    [
      'misses',
      ((on && on !== 'the reserve' && raise !== 'nothing') || (misses && !isPercent)) &&
        `after a set that falls short, ${backText(miss)}${row}`,
    ],
    ['stalls', stall && `after ${stall.after} sessions without a rep more, take ${stall.take}`],
    [
      'bad days',
      badDay && `a first set that leaves less than asked takes ${badDay}% off the rest of that day`,
    ],
    [
      'short sets',
      again &&
        `after ${again === 1 ? 'a set' : `${again} sets or more`} below the number, the same week comes once more`,
    ],
  ]
}

const backText = (what: string) =>
  what === 'the same'
    ? 'the same comes again'
    : what === 'the rung before'
      ? 'go back a rung'
      : `take ${what}, from the bottom`

/** Returns a text with a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
