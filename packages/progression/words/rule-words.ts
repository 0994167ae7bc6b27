import { capitalize } from '../../basics'
import type { Adjustment, Rule } from '../language/progression'
import { COARSE_STEP, HARD_PERCENT, includesWeek, sessionsInARow } from '../language/rule-of'
import type { WordingTraits } from './wording-traits'

export const ruleTopics = [
  'Going up',
  'When the next weight is too heavy',
  'The first weights',
  'Misses and easy sessions',
] as const
export type RuleTopic = (typeof ruleTopics)[number]

type Text = string | false | undefined | 0

const sentences = (texts: readonly Text[]) =>
  texts.flatMap((text) => (text ? `${capitalize(text)}.` : []))

/** What earns a raise, for a plan's page, and the sets that show it. */
const goals = {
  'all sets at the top': { reached: 'all sets reach the top of their range', sets: 'All sets' },
  'the first set at the top': {
    reached: 'the first set reaches the top of its range',
    sets: 'First set',
  },
  'the last set at the top': {
    reached: 'the last set reaches the top of its range',
    sets: 'Last set',
  },
  'all reps done': { reached: 'all reps are done', sets: 'All sets' },
} satisfies Partial<Record<NonNullable<Rule['on']>, { reached: string; sets: string }>>

/** Names a reached or wanted goal, in training and on paper: 'All sets at 12'. */
export const goalText = ({ on }: Pick<Rule, 'on'>, amount: string): string =>
  `${on && on !== 'the reserve' ? goals[on].sets : 'All sets'} at ${amount}`

/** Says why a rule raises nothing in a week; undefined if it may raise. */
export function noRaiseReason(rule: Rule, week: number): string | undefined {
  const { from = 1, every = 1, weeks } = rule
  if (week < from) return `Increases start in week ${from}`
  if (weeks && !includesWeek(weeks, week)) return `Increases come only in ${weeksText(weeks)}`
  return (week - from) % every === 0 ? undefined : `Increases come ${everyText(every, from)}`
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const everyText = (every: number, from = 1) =>
  `every ${ordinals[every] ?? `${every}th`} week, counted from week ${from}`

/** Words a list of weeks: '1-3, 5' is 'weeks 1 to 3 and 5'. */
function weeksText(weeks: string): string {
  const [first = 0, last = first] = weeks.split('-').map(Number)
  const to = last - first === 1 ? ' and ' : ' to '
  return `${/[,-]/.test(weeks) ? 'weeks' : 'week'} ${weeks.replaceAll('-', to).replace(/, (?=[^,]*$)/, ' and ')}`
}

/** A rule's sentences on a plan's page, by topic. */
export function ruleSentences(
  rule: Rule,
  traits: WordingTraits = {},
): Record<RuleTopic, readonly string[]> {
  const { limit, climb, slow, correct } = rule
  return {
    'Going up': sentences([raiseText(rule, traits), ...raiseConditions(rule, traits)]),
    'When the next weight is too heavy': sentences([
      limit &&
        `if the next weight is over ${limit}% heavier, ${climb && traits.canClimb !== false ? `work up to ${climb} reps first; after the jump, 70% of the lowest target is enough` : '70% of the lowest target is enough after the jump'} (6 of 8)`,
      slow && `at the top with no heavier weight, lower it ${slow} seconds slower`,
    ]),
    'The first weights': sentences([
      correct &&
        `in ${weeksText(correct.weeks)} the weight changes only if the last set was ${correct.off} or more reps too easy or hard, by a step or two${limit ? `, up by ${limit}% at most` : ''}`,
    ]),
    'Misses and easy sessions': sentences([
      ...missTexts(rule, traits),
      ...rowTexts(rule, traits),
      shareText(rule, traits),
    ]),
  }
}

function raiseText(
  rule: Rule,
  { isPercent, isUnrated, hasUnrated, measures = [] }: WordingTraits,
): string {
  const { on, left, raise } = rule
  if (!on)
    return isPercent
      ? 'the weight is a percentage, worked out for each week'
      : "the plan sets each week's numbers"
  if (on === 'the reserve')
    return raise.kind === 'rung'
      ? `more than ${left ?? 'prescribed'} left in the last set: take the next rung; fewer than prescribed: go back a rung`
      : "when the last set left more or fewer reps than today's target, change the weight to match: 2.5% for each rep, in whole steps, two at most"
  // A raise at the top of a range implies reps added up to it.
  const more = [
    ...(measures.includes('reps') || !measures.includes('seconds') ? ['a rep'] : []),
    ...(measures.includes('seconds') ? ['up to 5 seconds'] : []),
  ]
  const adds = `add ${more.join(' or ')} where you can`
  if (raise.kind === 'nothing') return `${adds}, up to the top of the week's range`
  const askedReserve = isUnrated ? '' : ' with the prescribed reserve'
  const reserve = left === undefined ? askedReserve : ` with ${left} left`
  const times = sessionsInARow(rule, !isUnrated)
  const twice =
    sessionsInARow(rule, !hasUnrated) > 1 ? ', twice in a row where no reserve is asked' : ''
  const inARow = times > 1 ? ` in ${times} sessions in a row` : twice
  const when = `when ${goals[on].reached}${reserve}${inARow}, ${gainText(raise)}`
  if (on === 'all reps done') return when
  const returnsToBottom = raise.kind === 'step' || raise.kind === 'rung'
  return `${adds}. ${capitalize(when)}${returnsToBottom ? ' and start again at the bottom' : ''}`
}

function gainText({ kind, count, text }: Adjustment): string {
  if (kind === 'step') return 'go up a step'
  if (kind === 'rung') return 'take the next rung'
  return kind === '%' ? `add ${count}%, at least a step` : `add ${text.replace(' more', '')}`
}

function raiseConditions(rule: Rule, traits: WordingTraits): Text[] {
  const { hasFixed, followsZeroReserve, reserveGrows } = traits
  const { on = '', raise, from, every, weeks, stays } = rule
  const what = raise.kind === 'rung' ? 'rungs' : 'steps'
  return [
    hasFixed &&
      on.includes('top') &&
      raise.kind !== 'nothing' &&
      'nothing goes up where a week gives one number instead of a range',
    followsZeroReserve &&
      `nothing goes up after sets to failure if the next session keeps a reserve`,
    reserveGrows && 'more in reserve means as many reps less',
    from &&
      `${on === 'all reps done' ? '' : `before week ${from}, only add reps; `}${what} come from week ${from} on`,
    every && `${what} come in ${everyText(every, from)}; add reps in the others too`,
    weeks && `${what} come in ${weeksText(weeks)} only, if the last session allows them`,
    stays && `a weight stays for at least ${stays} weeks`,
  ]
}

/** Whether a rule hears how many reps were left. */
const isRatedRule = ({ on }: Rule, { isUnrated }: WordingTraits) =>
  on !== undefined && on !== 'the reserve' && !isUnrated

/** What sessions that were too hard or too easy in a row change; one text for all rules. */
const rowTexts = (rule: Rule, traits: WordingTraits): Text[] =>
  isRatedRule(rule, traits)
    ? [
        'too few reps left three times in a row: a rung, a step, a set or a few reps less',
        `two too many twice in a row, in all sets: two reps or two steps more, up to ${COARSE_STEP}%`,
      ]
    : traits.isUnrated && traits.waits
      ? ['after a session of too few reps left, the same again']
      : []

/** What too hard sessions take off the base of a percentage. */
const shareText = ({ miss }: Rule, { isPercent, isShare, isUnrated }: WordingTraits): Text =>
  isShare &&
  !isUnrated &&
  `too few reps left three sessions in a row: the max or test counts ${isPercent && miss.kind === '%' ? miss.count : HARD_PERCENT}% less, 10% at most, until two leave enough; two too many in all sets, twice in a row: a step more`

function missTexts(rule: Rule, traits: WordingTraits): Text[] {
  const { on, miss, misses, stall, badDay, again } = rule
  const { isPercent, hasNoWeight, isRising } = traits
  const isSame = miss.kind === 'same'
  const handlesMisses = misses && (!isPercent || (on && on !== 'the reserve'))
  const afterOne = fallbackText(miss, hasNoWeight)
  const afterTwo = misses && fallbackText(misses, hasNoWeight)
  return [
    isPercent &&
      !isSame &&
      `after each week with a set below its number, take ${miss.text} for that lift, attempts too, until a full session leaves its reserve`,
    handlesMisses &&
      `after a set below its range, ${isSame ? 'or with too few reps left, ' : ''}${afterOne}${isSame && isRising ? ", even if the week's range is higher" : ''}`,
    handlesMisses &&
      afterTwo !== afterOne &&
      `after two sessions in a row below it, ${afterTwo}${misses.kind === 'rung' || hasNoWeight ? '' : ', once a week at most'}`,
    stall &&
      `after ${stall.after} sessions in a row with one weight and no added rep, ${fallbackText(stall.take, hasNoWeight)}`,
    badDay && `a first set with too few reps left takes ${badDay}% off the rest of that day`,
    again &&
      `after ${again === 1 ? 'a set' : `${again} or more sets`} below a higher target than the week before, the week comes again once, and the plan gets longer; what fell short goes on by half a step`,
  ]
}

function fallbackText({ kind, text }: Adjustment, hasNoWeight?: boolean): string {
  if (kind === 'rung') return 'go back a rung'
  if (kind === 'same') return 'do the same next time'
  if (hasNoWeight) return 'take a set or a fifth off'
  return `take ${text}${kind === '%' ? ' weight' : ''}, from the bottom`
}
