import { inBothUnits } from './both-units'
import type { Program } from './program'
import type { Progression, Rule } from './progression-grammar'
import { BY_WEEKS, ordinal } from './rule-of'

/** Returns how a plan moves on, in sentences made from its rules: the plan's first, then those of its other rules. */
export function progressionSentences(program: Program): string[] {
  const { progression } = program
  const { others = {}, accounts, gaps = [] } = progression
  const lines = program.sessions.flatMap((session) => session.lines)
  const isUsed = lines.some(
    ({ progression: name }) => !name || !(name in others || name === BY_WEEKS),
  )
  const counted = lines.some(({ percent, progression: name }) => percent && !name)
  const said = new Set<string>()
  return [
    ...(isUsed ? [capital(ruleText(progression, counted, said))] : []),
    ...Object.entries(others).map(([name, rule]) => `${name}: ${ruleText(rule, false, said)}`),
    accounts === 'lift' &&
      'A lift that comes up more than once a week has one weight: what one day earns, the next one asks.',
    ...gaps.map(
      ({ days, take }) => `After a break of ${days} days or more: ${fallBackText(take)}.`,
    ),
    progression.round === 'down' && 'Percentages are rounded down to the next weight that exists.',
    lines.some(({ of }) => of === 'test') &&
      'A percentage of a test is worked out from the number that you log there.',
  ].filter((text) => typeof text === 'string')
}

/** How a plan moves on, in words. */
export interface ProgressionWords {
  sentences: string[]
  steps: { name: string; weight: string }[]
}

/** Returns how a plan moves on, in words. */
export const progressionWords = (program: Program): ProgressionWords => ({
  sentences: progressionSentences(program),
  steps: stepsOf(program.progression),
})

/** Returns the steps of a plan's equipment by name: ['Barbell, lower body', '5 kg']. */
export function stepsOf({ steps = {} }: Progression): { name: string; weight: string }[] {
  return Object.entries(steps).flatMap(([kind, step]) => {
    const name = kind === 'other' ? 'Other weights' : capital(kind)
    if (!step) return []
    if (typeof step === 'string') return [{ name, weight: step }]
    const { upper, lower, most } = step
    return [
      ...(upper ? [{ name: lower ? `${name}, upper body` : name, weight: upper }] : []),
      ...(lower ? [{ name: upper ? `${name}, lower body` : name, weight: lower }] : []),
      ...(most ? [{ name: `${name}, at most`, weight: most }] : []),
    ]
  })
}

/** Returns the steps of a plan as a sentence; '' without any. */
export function stepsText(progression: Progression): string {
  const steps = stepsOf(progression)
  if (steps.length === 0) return ''
  const texts = steps.map(
    ({ name, weight }) => `${name.toLowerCase()} ${inBothUnits(weight, 'other')}`,
  )
  return `A step is: ${texts.join('; ')}.`
}

const signs: Record<NonNullable<Rule['on']>, string> = {
  'all sets at the top': 'all sets at the top of their range',
  'the first set at the top': 'the first set at the top of its range',
  'the last set at the top': 'the last set at the top of its range',
  'all reps done': 'all reps done',
  'the reserve': 'the last set leaves more than asked',
}

/**
 * Returns a rule in sentences, the first of them without a capital. What another rule has said before, by
 * `said`, is not said again.
 */
export function ruleText(rule: Rule, isPercent = false, said = new Set<string>()): string {
  const others = [limits(rule), correction(rule), falls(rule, isPercent)].flat().filter(Boolean)
  const text = [goesUp(rule, isPercent), ...others.filter((part) => !said.has(part)).map(capital)]
  for (const part of others) said.add(part)
  return `${text.join('. ')}.`
}

function goesUp(rule: Rule, isPercent: boolean): string {
  const { on, left, times, raise = 'a step' } = rule
  if (!on)
    return isPercent
      ? 'weights are percentages, worked out for each week'
      : 'the weeks say what changes'
  const reserve = left === undefined ? 'with the asked reserve' : `with ${left} left`
  if (on === 'the reserve')
    return raise === 'the next rung'
      ? `the last set leaves more than ${left ?? 'asked'}: the next rung; fewer than asked: one rung back`
      : `choose the weight that leaves the asked reps; where the last set leaves enough more for ${raise}, go up, where it leaves fewer, go down`
  if (raise === 'nothing')
    return 'a rep or a few seconds more where you can, up to the top of the range'
  const row = times ? `, in ${times} sessions in a row` : ''
  const inRange = on === 'all reps done' ? '' : 'a rep or a few seconds more where you can; '
  const back = on === 'all reps done' || /more/.test(raise) ? '' : ', back to the bottom'
  return `${inRange}${signs[on]} ${reserve}${row}: ${raise}${back}`
}

function limits({ from, every, weeks, stays, limit, climb, slow }: Rule): string[] {
  return [
    from ? `nothing is raised before week ${from}` : '',
    every
      ? `raises come in every ${ordinal(every)} week${from ? '' : ', counted from week 1'}`
      : '',
    weeks ? `raises come in ${/[,-]/.test(weeks) ? 'weeks' : 'week'} ${weeks} only` : '',
    stays ? `a weight stays at least ${stays} weeks` : '',
    limit && climb
      ? `where the next weight is more than ${limit}% heavier, climb to ${climb} reps with the old one first`
      : '',
    slow ? `then, where nothing heavier comes, ${slow} seconds longer on the way down` : '',
  ]
}

const correction = ({ correct }: Rule) =>
  correct
    ? `in ${/[,-]/.test(correct.weeks) ? 'weeks' : 'week'} ${correct.weeks.replace('-', ' to ')} a weight changes only where the last set was off by ${correct.off} reps or more`
    : ''

function falls(rule: Rule, isPercent: boolean): string[] {
  const { on, miss, misses, stall, badDay, again, lighter, raise } = rule
  const usual = raise === 'the next rung' ? 'the rung before' : '10% less'
  const moves = on && on !== 'the reserve' && raise !== 'nothing'
  return [
    miss && isPercent
      ? `each session with a missed rep: ${fallBackText(miss)} in the weeks that follow`
      : '',
    moves || (misses && !isPercent)
      ? `a set below its range: ${fallBackText(miss ?? 'the same')}; twice in a row: ${fallBackText(misses ?? usual)}`
      : '',
    stall ? `${stall.after} sessions without a rep more: ${fallBackText(stall.take)}` : '',
    badDay
      ? `a first set that leaves less than asked: ${badDay}% less for the rest of that day`
      : '',
    again
      ? `${again === 1 ? 'a set' : `${again} sets or more`} below the number: the same week once more`
      : '',
    lighter === 0
      ? 'lighter weeks keep the weight and do less'
      : lighter
        ? `lighter weeks take ${lighter}% less and change nothing in the log`
        : '',
  ]
}

const fallBackText = (what: string) => (what === 'the same' ? 'the same again' : what)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
