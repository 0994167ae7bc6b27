import { capital } from '../../lib/case'
import type { Measure } from '../../lib/vocabulary'
import type { Rule } from './progression-grammar'
import { ordinal } from './rule-of'
import { usualMisses } from './usual-rules'

/** What the lines of a rule have that changes its words. */
export interface RuleUsage {
  /** Percentages of the best single say their weights. */
  isPercent?: boolean
  /** Some weeks ask ranges, and others fixed numbers. */
  hasFixed?: boolean
  /** It raises by the reserve of the weeks, and one that leaves none comes before one that leaves some. */
  isEased?: boolean
  /** Some weeks of the plan ask more repetitions or seconds than those before. */
  isRising?: boolean
  /** No line has a weight to take something off. */
  isBare?: boolean
  /** Lines stand in supersets or circuits. */
  isGrouped?: boolean
  /** No line asks to leave some in reserve. */
  isUnrated?: boolean
  /** What its sets are counted in. */
  measures?: readonly Measure[]
}

const signs: Record<Exclude<NonNullable<Rule['on']>, 'the reserve'>, string> = {
  'all sets at the top': 'all sets reach the top of their range',
  'the first set at the top': 'the first set reaches the top of its range',
  'the last set at the top': 'the last set reaches the top of its range',
  'all reps done': 'all reps are done',
}

/** What a sentence is about, in the order in which a plan says it. */
export const ruleTopics = [
  'Going up',
  'When the next weight is too heavy',
  'The first weights',
  'After a miss',
] as const

/** A sentence of a rule, with what it is about. */
export interface RulePart {
  topic: (typeof ruleTopics)[number]
  text: string
}

type Part = readonly [topic: RulePart['topic'], text: string | false | undefined | 0]

/** Returns a rule in sentences, by what they are about; none ends with a period. */
export function ruleParts(rule: Rule, use: RuleUsage = {}): RulePart[] {
  const parts: Part[] = [['Going up', goesUp(rule, use)], ...limits(rule, use), ...falls(rule, use)]
  return parts.flatMap(([topic, text]) => (text ? [{ topic, text: capital(text) }] : []))
}

const A_LITTLE: Readonly<Record<string, string>> = {
  reps: 'a rep',
  seconds: '5 seconds',
}

function goesUp(rule: Rule, { isPercent, isUnrated, measures = [] }: RuleUsage): string {
  const { on, left, times, raise = 'a step' } = rule
  if (!on)
    return isPercent
      ? 'the weight is a percentage, worked out for each week'
      : 'the weeks say what changes'
  const asked = isUnrated ? '' : ' with the asked reserve'
  const reserve = left === undefined ? asked : ` with ${left} left`
  if (on === 'the reserve')
    return raise === 'the next rung'
      ? `more than ${left ?? 'asked'} left in the last set: take the next rung; fewer than asked: go back a rung`
      : 'when the last set left more or fewer reps than today asks, change the weight to match: 2.5% for each rep, in whole steps, two at most'
  // Who waits for the top of a range climbs to it.
  const more = Object.keys(A_LITTLE).filter((one) => measures.includes(one as Measure))
  const adds = `add ${more.map((one) => A_LITTLE[one]).join(' or ') || 'a rep'} where you can`
  if (raise === 'nothing') return `${adds}, up to the top of the week's range`
  const row = times ? ` in ${times} sessions in a row` : ''
  const climbs = on !== 'all reps done'
  const back = on === 'all reps done' || /more/.test(raise) ? '' : ' and start at the bottom again'
  const when = `when ${signs[on]}${reserve}${row}, ${raiseText(raise)}${back}`
  return climbs ? `${adds}. ${capital(when)}` : when
}

const raiseText = (raise: string) =>
  raise === 'a step'
    ? 'go up a step'
    : raise === 'the next rung'
      ? 'take the next rung'
      : `add ${raise.replace(' more', '')}${raise.includes('%') ? ', at least a step' : ''}`

function limits(rule: Rule, { hasFixed, isEased }: RuleUsage): Part[] {
  const { on = '', raise, from, every, weeks, stays, limit, climb, slow, correct } = rule
  const raisesRanges = on.includes('top') && raise !== 'nothing'
  const what = raise === 'the next rung' ? 'rungs' : 'steps'
  return [
    ['Going up', hasFixed && raisesRanges && 'a fixed number of reps earns nothing'],
    ['Going up', isEased && 'sets with none left earn nothing where the next time asks for some'],
    [
      'Going up',
      from &&
        `${on === 'all reps done' ? '' : `before week ${from} only reps grow; `}${what} are earned from week ${from} on`,
    ],
    [
      'Going up',
      every &&
        `${what} come in every ${ordinal(every)} week, counted from week ${from ?? 1}; reps grow in the others too`,
    ],
    [
      'Going up',
      weeks && `${what} come in ${weeksText(weeks)} only, where the time before earned them`,
    ],
    ['Going up', stays && `a weight stays at least ${stays} weeks`],
    [
      'When the next weight is too heavy',
      limit &&
        climb &&
        `where the next weight is more than ${limit}% heavier, climb to ${climb} reps first; after the jump 70% of the bottom will do (6 for 8)`,
    ],
    [
      'When the next weight is too heavy',
      slow && `at the top with nothing heavier, lower it ${slow} seconds more slowly`,
    ],
    [
      'The first weights',
      correct &&
        `in ${weeksText(correct.weeks)} only a last set ${correct.off} reps or more too easy or too hard changes the weight, by a step or two${limit ? `; up no more than ${limit}%` : ''}`,
    ],
  ]
}

function weeksText(weeks: string): string {
  const [first = 0, last = first] = weeks.split('-').map(Number)
  const to = last - first === 1 ? ' and ' : ' to '
  return `${/[,-]/.test(weeks) ? 'weeks' : 'week'} ${weeks.replaceAll('-', to).replace(/, (?=[^,]*$)/, ' and ')}`
}

function falls(rule: Rule, { isPercent, isBare, isGrouped, isRising }: RuleUsage): Part[] {
  const { on, misses, stall, badDay, again } = rule
  const { miss = 'the same' } = rule
  const twice = misses ?? usualMisses(rule)
  const isSame = miss === 'the same'
  const judges = (on && on !== 'the reserve') || (misses && !isPercent)
  return [
    [
      'After a miss',
      isPercent &&
        rule.miss &&
        `after each session with a set below its number, take ${miss} for that lift, attempts too, until a lighter week is over or it has a new best single`,
    ],
    [
      'After a miss',
      judges &&
        `after a set below its range, ${isSame ? 'or with less left than asked, ' : ''}${backText(miss, isBare)}${isSame && isRising ? ", even where the week's range is higher" : ''}`,
    ],
    [
      'After a miss',
      judges &&
        backText(twice, isBare) !== backText(miss, isBare) &&
        `after two sessions in a row below it, ${backText(twice, isBare)}`,
    ],
    [
      'After a miss',
      stall &&
        `after ${stall.after} sessions in a row with one weight and no rep more, ${backText(stall.take, isBare)}`,
    ],
    [
      'After a miss',
      badDay && `a first set that leaves less than asked takes ${badDay}% off the rest of that day`,
    ],
    [
      'After a miss',
      again &&
        `after ${again === 1 ? 'a set' : `${again} sets or more`} below the number, the same numbers come once more${isGrouped ? ' in the whole superset or circuit' : ''}, whatever the week's table says; lighter and test weeks stay as they are`,
    ],
  ]
}

const backText = (what: string, isBare?: boolean) =>
  what === 'the rung before'
    ? 'go back a rung'
    : what === 'the same' || isBare
      ? 'the same comes again'
      : `take ${what}${what.includes('%') ? ' weight' : ''}, from the bottom`
