import { inBothUnits } from './both-units'
import { inWeek, type Library, type Program, type ProgramLine } from './program'
import type { Progression } from './progression-grammar'
import { BY_WEEKS, movesWeight, ruleOf } from './rule-of'
import { capital, type RuleUsage, ruleText } from './rule-text'
import { LIGHTER, usualGap } from './usual-rules'

/** Returns how a plan moves on, in sentences made from its rules: the plan's first, then those of its other rules. */
export function progressionSentences(program: Program, library: Library): string[] {
  const { progression } = program
  const { others = {}, gap = usualGap } = progression
  const lines = program.sessions.flatMap((session) => session.lines)
  const said = new Set<string>()
  const ruled = [undefined, ...Object.keys(others)].flatMap((name): string[] => {
    const its = lines.filter(({ progression: own }) =>
      name ? own === name : !own || !(own in others || own === BY_WEEKS),
    )
    if (its.length === 0) return []
    const rule = ruleOf(program, { progression: name })
    const text = ruleText(rule, usageOf(its, rule.from), said)
    return [name ? `${name}${listOf(its, library)}: ${text}` : capital(text)]
  })
  const again = gap.take === 'the week again'
  return [
    ...ruled,
    ...countSentences(program, library),
    ...shareSentences(lines, progression),
    `A missed session comes next, never two on one day. After an illness wait until you are well; after ${gap.days} days without a session ${again ? 'the last week comes once more; who goes on begins at the bottom of each range' : `each exercise begins ${gap.take === 'the same' ? '' : `with ${gap.take}, `}from the bottom`}.`,
  ].filter((text) => typeof text === 'string')
}

/** More exercises than this are not listed beside the name of their rule. */
const MOST_LISTED = 5

/** The exercises of a rule, where its name does not say them: ' (back squat, deadlift)'. */
function listOf(lines: readonly ProgramLine[], library: Library): string {
  const ids = [...new Set(lines.map(({ exercise }) => exercise))]
  if (ids.length < 2 || ids.length > MOST_LISTED) return ''
  return ` (${ids.map((id) => library.get(id)?.title ?? id).join(', ')})`
}

/** What counts where an exercise comes up twice, where it begins without weight, and what goes down. */
function countSentences(program: Program, library: Library): string[] {
  const { progression, sessions } = program
  const moved = sessions.flatMap(({ name, lines }) =>
    lines
      .map((line) => ({ name, line, rule: ruleOf(program, line) }))
      .filter(({ rule, line }) => rule.on && !line.test),
  )
  const isTwice = moved.some(({ name, line }) =>
    moved.some((one) => one.name !== name && one.line.exercise === line.exercise),
  )
  const weights = moved.filter(({ rule }) => movesWeight(rule))
  return [
    progression.accounts === 'lift' &&
      'An exercise that comes up on several days goes on as one: what one day earns, the next one asks.',
    isTwice &&
      progression.accounts !== 'lift' &&
      'An exercise that comes up in two sessions goes on in each by itself.',
    progression.steps &&
      weights.some(({ line }) => library.get(line.exercise)?.loaded === 'added') &&
      'What begins without weight has its first step as its first weight.',
    lightSentence(program),
  ].filter((text) => typeof text === 'string')
}

function usageOf(lines: readonly ProgramLine[], from = 1): RuleUsage {
  const amounts = lines.flatMap(({ amount, sets }) =>
    amount.filter((_, at) => amount.length === 1 || (at + 1 >= from && inWeek(sets, at + 1) > 0)),
  )
  return {
    isPercent: lines.some(({ percent, of = 'max' }) => percent && of === 'max'),
    hasFixed: amounts.some((one) => one.includes('-')) && amounts.some((one) => /^\d+$/.test(one)),
  }
}

/** What lighter weeks and weeks of tests ask of what is no test; undefined where they say it all themselves. */
function lightSentence(program: Program): string | undefined {
  const { deloads, tests, sessions } = program
  const weeks = [...deloads, ...tests]
  const rules = sessions
    .flatMap(({ lines }) => lines)
    .filter(({ sets, test }) => !test && weeks.some((week) => inWeek(sets, week) > 0))
    .map((line) => ruleOf(program, line))
    .filter(({ on }) => on)
  if (rules.length === 0) return undefined
  const kinds = [deloads.length > 0 && 'Lighter', tests.length > 0 && 'test'].filter(Boolean)
  const less = new Set(rules.filter(movesWeight).map(({ lighter = LIGHTER }) => lighter))
  const weight = [...less].map((percent) =>
    percent === 0 ? 'the same weight' : `${percent}% less weight than the last other week`,
  )
  return `${capital(`${kinds.join(' and ')} weeks`)} ask the bottom of the range${weight.length > 0 ? `, with ${weight.join(' or ')}` : ''}, and do not count.`
}

/** How percentages become weights that exist, and whole repetitions. */
function shareSentences(lines: readonly ProgramLine[], { round, steps }: Progression): string[] {
  const shares = lines.filter(({ percent }) => percent)
  const ofReps = shares.filter(({ amount }) => amount.includes('share'))
  const all = shares
    .filter((line) => !ofReps.includes(line))
    .flatMap(({ percent }) => percent ?? [])
  const isOver = all.some((percent) => percent > 100)
  const down = `, a percentage too${isOver ? ', those above 100% to the nearest' : ''}`
  const share = all.every((percent) => percent === 100)
    ? ''
    : round === 'down'
      ? down
      : ', a percentage to the nearest'
  return [
    steps && `A lighter weight is rounded down to one that exists${share}.`,
    ofReps.length > 0 &&
      `A share of repetitions is rounded ${round === 'nearest' ? 'to the nearest' : 'down to a'} whole one.`,
    shares.some(({ of }) => of === 'test') &&
      'A percentage of a test is worked out from the number that you log there.',
  ].filter((text) => typeof text === 'string')
}

/** How a plan moves on, in words. */
export interface ProgressionWords {
  sentences: string[]
  steps: { name: string; weight: string }[]
}

/** Returns how a plan moves on, in words. */
export const progressionWords = (program: Program, library: Library): ProgressionWords => ({
  sentences: progressionSentences(program, library),
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
