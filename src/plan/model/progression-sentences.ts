import { inBothUnits } from './both-units'
import { inWeek, type Program, type ProgramLine } from './program'
import { type Progression, usualGap } from './progression-grammar'
import { BY_WEEKS, ruleOf } from './rule-of'
import { capital, type RuleUsage, ruleText } from './rule-text'

/** Returns how a plan moves on, in sentences made from its rules: the plan's first, then those of its other rules. */
export function progressionSentences(program: Program): string[] {
  const { progression } = program
  const { others = {}, accounts, gap = usualGap } = progression
  const lines = program.sessions.flatMap((session) => session.lines)
  const said = new Set<string>()
  const ruled = [undefined, ...Object.keys(others)].flatMap((name): string[] => {
    const its = lines.filter(({ progression: own }) =>
      name ? own === name : !own || !(own in others || own === BY_WEEKS),
    )
    if (its.length === 0) return []
    const rule = ruleOf(program, { progression: name })
    const text = ruleText(rule, usageOf(its, program, rule.from), said)
    return [name ? `${name}: ${text}` : capital(text)]
  })
  const again = gap.take === 'the week again'
  return [
    ...ruled,
    accounts === 'lift' &&
      'A lift that comes up more than once a week has one weight: what one day earns, the next one asks.',
    ...shareSentences(lines, progression),
    `A missed session comes next, never two on one day. After an illness wait until you are well; after ${gap.days} days without a session ${again ? 'the last week comes once more' : `each exercise begins with ${gap.take}`}.`,
  ].filter((text) => typeof text === 'string')
}

function usageOf(lines: readonly ProgramLine[], { deloads, tests }: Program, from = 1): RuleUsage {
  const amounts = lines.flatMap(({ amount, sets }) =>
    amount.filter((_, at) => amount.length === 1 || (at + 1 >= from && inWeek(sets, at + 1) > 0)),
  )
  const light = [deloads.length > 0 && 'lighter', tests.length > 0 && 'test'].filter(Boolean)
  return {
    isPercent: lines.some(({ percent, of = 'max' }) => percent && of === 'max'),
    hasFixed: amounts.some((one) => one.includes('-')) && amounts.some((one) => /^\d+$/.test(one)),
    lightWeeks: light.length > 0 ? `${light.join(' and ')} weeks` : undefined,
  }
}

/** How percentages become weights that exist, and whole repetitions. */
function shareSentences(lines: readonly ProgramLine[], { round }: Progression): string[] {
  const shares = lines.filter(({ percent }) => percent)
  const ofReps = shares.filter(({ amount }) => amount.includes('share'))
  const all = shares
    .filter((line) => !ofReps.includes(line))
    .flatMap(({ percent }) => percent ?? [])
  const isOver = all.some((percent) => percent > 100)
  return [
    all.some((percent) => percent !== 100) &&
      (round === 'down'
        ? `Percentages are rounded down to a weight that exists${isOver ? ', those above 100% to the nearest' : ''}.`
        : 'Percentages are rounded to the nearest weight that exists.'),
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
