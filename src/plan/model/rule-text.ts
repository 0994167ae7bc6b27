import { capitalize } from '../../lib/case'
import type { Measure } from '../../lib/vocabulary'
import type { Adjustment } from './adjustment'
import type { Rule } from './progression'
import { ordinal } from './rule-of'

/** Properties of a rule's lines that change its wording. */
export interface WordingTraits {
  /** Weights are percentages of the one-rep max. */
  isPercent?: boolean
  /** Some weeks prescribe ranges, others fixed numbers. */
  hasFixed?: boolean
  /** The prescribed reserve earns a raise, and a week with none in reserve precedes one with some. */
  followsZeroReserve?: boolean
  /** Some weeks prescribe more reps or seconds than the weeks before. */
  isRising?: boolean
  /** No line has a weight to reduce. */
  hasNoWeight?: boolean
  /** Has lines in supersets or circuits. */
  isGrouped?: boolean
  /** No line gives a reserve or RPE. */
  isUnrated?: boolean
  /** Measures of its lines. */
  measures?: readonly Measure[]
}

const signalTexts: Record<Exclude<NonNullable<Rule['on']>, 'the reserve'>, string> = {
  'all sets at the top': 'all sets reach the top of their range',
  'the first set at the top': 'the first set reaches the top of its range',
  'the last set at the top': 'the last set reaches the top of its range',
  'all reps done': 'all reps are done',
}

/** Topics, in the order a plan shows them. */
export const ruleTopics = [
  'Going up',
  'When the next weight is too heavy',
  'The first weights',
  'After a miss',
] as const

export interface RulePart {
  topic: (typeof ruleTopics)[number]
  text: string
}

type Part = readonly [topic: RulePart['topic'], text: string | false | undefined | 0]

/** Returns a rule as sentences by topic, without final periods. */
export function ruleParts(rule: Rule, usage: WordingTraits = {}): RulePart[] {
  const parts: Part[] = [
    ['Going up', raiseSentence(rule, usage)],
    ...limitParts(rule, usage),
    ...missParts(rule, usage),
  ]
  return parts.flatMap(([topic, text]) => (text ? [{ topic, text: capitalize(text) }] : []))
}

const SMALLEST_RAISE: Readonly<Record<string, string>> = {
  reps: 'a rep',
  seconds: '5 seconds',
}

function raiseSentence(rule: Rule, { isPercent, isUnrated, measures = [] }: WordingTraits): string {
  const { on, left, times, raise } = rule
  if (!on)
    return isPercent
      ? 'the weight is a percentage, worked out for each week'
      : 'the weeks say what changes'
  const askedReserve = isUnrated ? '' : ' with the prescribed reserve'
  const reserve = left === undefined ? askedReserve : ` with ${left} left`
  if (on === 'the reserve')
    return raise.kind === 'rung'
      ? `more than ${left ?? 'prescribed'} left in the last set: take the next rung; fewer than prescribed: go back a rung`
      : "when the last set left more or fewer reps than today's target, change the weight to match: 2.5% for each rep, in whole steps, two at most"
  // A raise at the top of a range implies reps added up to it.
  const more = Object.keys(SMALLEST_RAISE).filter((measure) =>
    measures.includes(measure as Measure),
  )
  const adds = `add ${more.map((measure) => SMALLEST_RAISE[measure]).join(' or ') || 'a rep'} where you can`
  if (raise.kind === 'nothing') return `${adds}, up to the top of the week's range`
  const inARow = times ? ` in ${times} sessions in a row` : ''
  const climbs = on !== 'all reps done'
  const returnsToBottom = on !== 'all reps done' && (raise.kind === 'step' || raise.kind === 'rung')
  const back = returnsToBottom ? ' and start at the bottom again' : ''
  const when = `when ${signalTexts[on]}${reserve}${inARow}, ${raiseText(raise)}${back}`
  return climbs ? `${adds}. ${capitalize(when)}` : when
}

function raiseText({ kind, count, text }: Adjustment): string {
  if (kind === 'step') return 'go up a step'
  if (kind === 'rung') return 'take the next rung'
  return kind === '%' ? `add ${count}%, at least a step` : `add ${text.replace(' more', '')}`
}

function limitParts(rule: Rule, { hasFixed, followsZeroReserve }: WordingTraits): Part[] {
  const { on = '', raise, from, every, weeks, stays, limit, climb, slow, correct } = rule
  const raisesRanges = on.includes('top') && raise.kind !== 'nothing'
  const what = raise.kind === 'rung' ? 'rungs' : 'steps'
  return [
    ['Going up', hasFixed && raisesRanges && 'a fixed rep count earns no raise'],
    [
      'Going up',
      followsZeroReserve && 'sets to failure earn no raise if the next session keeps a reserve',
    ],
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
      weeks && `${what} come in ${weeksText(weeks)} only, if the last session earned them`,
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

function missParts(
  rule: Rule,
  { isPercent, hasNoWeight, isGrouped, isRising }: WordingTraits,
): Part[] {
  const { on, miss, misses, stall, badDay, again } = rule
  const isSame = miss.kind === 'same'
  const handlesMisses = misses && (!isPercent || (on && on !== 'the reserve'))
  return [
    [
      'After a miss',
      isPercent &&
        !isSame &&
        `after each session with a set below its number, take ${miss.text} for that lift, including attempts, until a lighter week ends or the lift sets a new max`,
    ],
    [
      'After a miss',
      handlesMisses &&
        `after a set below its range, ${isSame ? 'or with too few reps left, ' : ''}${fallbackText(miss, hasNoWeight)}${isSame && isRising ? ", even if the week's range is higher" : ''}`,
    ],
    [
      'After a miss',
      handlesMisses &&
        fallbackText(misses, hasNoWeight) !== fallbackText(miss, hasNoWeight) &&
        `after two sessions in a row below it, ${fallbackText(misses, hasNoWeight)}`,
    ],
    [
      'After a miss',
      stall &&
        `after ${stall.after} sessions in a row with one weight and no added rep, ${fallbackText(stall.take, hasNoWeight)}`,
    ],
    [
      'After a miss',
      badDay && `a first set with too few reps left takes ${badDay}% off the rest of that day`,
    ],
    [
      'After a miss',
      again &&
        `after ${again === 1 ? 'a set' : `${again} or more sets`} below target, repeat the same numbers${isGrouped ? ' in the whole superset or circuit' : ''}, whatever the week's table says; lighter and test weeks stay as they are`,
    ],
  ]
}

function fallbackText({ kind, text }: Adjustment, hasNoWeight?: boolean): string {
  if (kind === 'rung') return 'go back a rung'
  if (kind === 'same' || hasNoWeight) return 'do the same next time'
  return `take ${text}${kind === '%' ? ' weight' : ''}, from the bottom`
}
