import { capitalize, joinWithAnd } from '../../basics'
import {
  type ExerciseLibrary,
  linesOf,
  type Program,
  type ProgramLine,
  valuesOf,
} from '../language/program'
import type { Progression } from '../language/progression'
import {
  BY_WEEKS,
  COARSE_STEP,
  DEFAULT_DELOAD_PERCENT,
  LARGEST_CUT,
  movesWeight,
  ruleOf,
} from '../language/rule-of'
import { breakSentence } from './break-words'
import { effortTerms } from './effort-terms'
import { type RuleTopic, ruleSentences, ruleTopics } from './rule-words'
import { hasWeight, wordingTraits } from './wording-traits'
import { inBothUnits } from './written-loads'

/** One aspect of a plan's rules. */
export interface ProgressionTopic {
  title: string
  /** One line per distinct rule. It starts with the rule's name if not all rules agree. */
  lines: string[]
}

/** Describes a plan's progression in sentences, grouped by topic. */
export function progressionTopics(program: Program, library: ExerciseLibrary): ProgressionTopic[] {
  const rules = namedRules(program, library)
  return [
    ...ruleTopics.map((title) => ({ title, lines: topicLines(title, rules) })),
    specialWeeksTopic(program, library),
    { title: 'Working out the numbers', lines: calculationLines(program, library) },
    { title: 'Missed sessions and breaks', lines: [breakSentence(program, library)] },
  ].filter(({ lines }) => lines.length > 0)
}

interface NamedRule {
  name: string
  /** ' (Back squat, Deadlift)', or ''. */
  exercises: string
  sentences: Record<RuleTopic, readonly string[]>
}

/** Returns the rules that lines follow, the default last. */
function namedRules(program: Program, library: ExerciseLibrary): NamedRule[] {
  const { others = {} } = program.progression
  return [...Object.keys(others), undefined].flatMap((name) => {
    const lines = linesOf(program).filter(({ progression: lineRule }) =>
      name ? lineRule === name : !lineRule || !(lineRule in others || lineRule === BY_WEEKS),
    )
    if (lines.length === 0) return []
    const rule = ruleOf(program, { progression: name })
    return {
      name: name ?? 'all others',
      exercises: name ? exercisesText(lines, library) : '',
      sentences: ruleSentences(rule, wordingTraits(program, lines, rule, library)),
    }
  })
}

/** Returns all rules' sentences on a topic; rules that share a sentence share a line. */
function topicLines(topic: RuleTopic, rules: readonly NamedRule[]): string[] {
  const isFirst = topic === 'Going up'
  // 'Going up' reads as one paragraph per rule, the other topics sentence by sentence.
  const textsByRule = rules.map(({ sentences }) =>
    isFirst ? [sentences[topic].join(' ')] : sentences[topic],
  )
  const textsByNames = new Map<string, string[]>()
  for (const text of new Set(textsByRule.flat())) {
    const holders = rules.filter((_, index) => textsByRule[index]?.includes(text))
    const names = holders.map(({ name, exercises }) => (isFirst ? name + exercises : name))
    const prefix = holders.length === rules.length ? '' : `${joinWithAnd(names)}: `
    textsByNames.set(prefix, [...(textsByNames.get(prefix) ?? []), text])
  }
  // Sentences that apply to all rules come first.
  return [...textsByNames]
    .sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([prefix, texts]) => capitalize(prefix) + texts.join(' '))
}

/** Omit longer lists of exercises. */
const MAX_LISTED = 5

/** Returns the exercises of a rule, or '' for a single one or too many. */
function exercisesText(lines: readonly ProgramLine[], library: ExerciseLibrary): string {
  const ids = [...new Set(lines.map(({ exercise }) => exercise))]
  if (ids.length < 2 || ids.length > MAX_LISTED) return ''
  return ` (${ids.map((id) => library.get(id)?.title ?? id).join(', ')})`
}

/** What deload and test weeks prescribe for lines that aren't tests; empty if no rule moves those lines. */
function specialWeeksTopic(program: Program, library: ExerciseLibrary): ProgressionTopic {
  const { deloads, tests } = program
  const weeks = [...deloads, ...tests]
  const lines = linesOf(program)
    .filter((line) => !line.test && weeks.some((week) => line.weeks[week - 1]))
    .filter((line) => ruleOf(program, line).on)
  const kinds = [deloads.length > 0 && 'Lighter', tests.length > 0 && 'test'].filter(Boolean)
  const title = capitalize(`${kinds.join(' and ')} weeks`)
  if (lines.length === 0) return { title, lines: [] }
  const rules = lines
    .filter((line) => hasWeight(program, line, library))
    .map((line) => ruleOf(program, line))
    .filter(movesWeight)
  const less = new Set(rules.map(({ lighter = DEFAULT_DELOAD_PERCENT }) => lighter))
  const weight = [...less].map((percent) =>
    percent === 0 ? 'the same weight' : `${percent}% off the heaviest of late`,
  )
  const what = `They use the bottom of the range or fewer reps${weight.length > 0 ? `, with ${weight.join(' or ')}` : ''}, and do not count toward progress.`
  return { title, lines: [what] }
}

/** How to count repeated exercises, and how to round percentages and reps. */
function calculationLines(program: Program, library: ExerciseLibrary): string[] {
  const { round, steps, accounts } = program.progression
  const progressing = program.sessions.flatMap(({ name, lines }) =>
    lines
      .map((line) => ({ name, line, rule: ruleOf(program, line) }))
      .filter(({ rule, line }) => rule.on && !line.test),
  )
  const isInTwoSessions = progressing.some(({ name, line }) =>
    progressing.some((other) => other.name !== name && other.line.exercise === line.exercise),
  )
  const isAdded = progressing.some(
    ({ line, rule }) => movesWeight(rule) && library.get(line.exercise)?.loaded === 'added',
  )
  const shares = linesOf(program).filter((line) => valuesOf(line).some(({ percent }) => percent))
  const isOfReps = (line: ProgramLine) => valuesOf(line).some(({ amount }) => amount === 'share')
  const ofWeights = shares
    .filter((line) => !isOfReps(line))
    .flatMap(valuesOf)
    .flatMap(({ percent }) => percent ?? [])
  const sentences = [
    accounts === 'lift'
      ? 'An exercise on several days progresses as one: progress on one day carries over to the next.'
      : isInTwoSessions && 'An exercise in two sessions progresses separately in each.',
    steps &&
      `Weights go to the nearest one you have${roundingText(ofWeights, round)}; a step down of over ${COARSE_STEP}% (${LARGEST_CUT}% in lighter weeks) becomes a rep or set less.`,
    steps && isAdded && 'An exercise that starts without weight adds one step first.',
    shares.some(isOfReps) &&
      `A share of repetitions is rounded ${round === 'nearest' ? 'to the nearest' : 'down to a'} whole one.`,
  ].filter(Boolean)
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

function roundingText(percents: readonly number[], round: Progression['round']): string {
  if (round !== 'down' || percents.every((percent) => percent === 100)) return ''
  const isOver = percents.some((percent) => percent > 100)
  return `, percentages${isOver ? ' up to 100%' : ''} to the next lower`
}

/** The topics, and the weight steps by equipment: { name: 'Barbell, lower body', weight: '5 kg' }. */
export interface ProgressionWords {
  topics: ProgressionTopic[]
  steps: { name: string; weight: string }[]
}

export const progressionWords = (program: Program, library: ExerciseLibrary): ProgressionWords => ({
  topics: progressionTopics(program, library),
  steps: stepsOf(program.progression),
})

const stepsOf = ({ steps = {} }: Pick<Progression, 'steps'>): ProgressionWords['steps'] =>
  Object.entries(steps).flatMap(([kind, step]) => {
    const name = kind === 'other' ? 'Other weights' : capitalize(kind)
    const { upper, lower, most } = typeof step === 'string' ? { upper: step } : step
    return [
      { name: lower ? `${name}, upper body` : name, weight: upper },
      { name: upper ? `${name}, lower body` : name, weight: lower },
      { name: `${name}, at most`, weight: most },
    ].flatMap(({ name, weight }) => (weight ? { name, weight } : []))
  })

/** All that paper says of a plan's rules: the topics, the weight steps in both units, and what words of effort mean. */
export const printedRules = (program: Program, library: ExerciseLibrary): ProgressionTopic[] =>
  [
    ...progressionTopics(program, library),
    { title: 'Steps', lines: stepTexts(program.progression) },
    { title: 'Words', lines: effortTerms(program) },
  ].filter(({ lines }) => lines.length > 0)

/** Returns the weight steps in both units: ['Barbell 2.5 kg (5 lb)']. */
export const stepTexts = (progression: Pick<Progression, 'steps'>): string[] =>
  stepsOf(progression).map(({ name, weight }) => `${name} ${inBothUnits(weight, 'other')}`)
