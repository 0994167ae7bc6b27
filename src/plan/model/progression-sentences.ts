import { capitalize } from '../../lib/case'
import { inBothUnits } from './both-units'
import { breakSentence } from './break-sentence'
import { DEFAULT_DELOAD_PERCENT } from './default-rules'
import { type ExerciseLibrary, inWeek, type Program, type ProgramLine } from './program'
import type { Progression } from './progression'
import { BY_WEEKS, movesWeight, ruleOf } from './rule-of'
import { type RulePart, ruleParts, ruleTopics } from './rule-text'
import { hasWeight, wordingTraits } from './wording-traits'

/** One aspect of a plan's rules. */
export interface ProgressionTopic {
  title: string
  /** One line per distinct rule. It starts with the rule's name if not all rules agree. */
  lines: string[]
}

/** Describes a plan's progression in sentences, grouped by topic. */
export function progressionTopics(program: Program, library: ExerciseLibrary): ProgressionTopic[] {
  const lines = program.sessions.flatMap((session) => session.lines)
  const rules = rulesOf(program, lines, library)
  const topics: ProgressionTopic[] = [
    ...ruleTopics.map((title) => ({ title, lines: linesOf(title, rules) })),
    specialWeeksTopic(program, library),
    { title: 'Working out the numbers', lines: calculationLines(program, library) },
    { title: 'Missed sessions and breaks', lines: [breakSentence(program, library)] },
  ]
  return topics.filter((topic) => topic.lines.length > 0)
}

interface NamedRule {
  name: string
  exercises: string
  parts: RulePart[]
}

/** Name of the default rule. */
const DEFAULT_RULE_NAME = 'All others'

/** Returns the rules that lines follow, the default last. */
function rulesOf(
  program: Program,
  lines: readonly ProgramLine[],
  library: ExerciseLibrary,
): NamedRule[] {
  const { others = {} } = program.progression
  return [...Object.keys(others), undefined].flatMap((name) => {
    const ruleLines = lines.filter(({ progression: lineRule }) =>
      name ? lineRule === name : !lineRule || !(lineRule in others || lineRule === BY_WEEKS),
    )
    if (ruleLines.length === 0) return []
    const rule = ruleOf(program, { progression: name })
    return [
      {
        name: name ?? DEFAULT_RULE_NAME,
        exercises: name ? exercisesText(ruleLines, library) : '',
        parts: ruleParts(rule, wordingTraits(program, ruleLines, rule, library)),
      },
    ]
  })
}

/** Returns all rules' sentences on a topic; rules that share a sentence share a line. */
function linesOf(topic: string, rules: readonly NamedRule[]): string[] {
  const texts = rules.map(({ parts }) => parts.filter((part) => part.topic === topic))
  // 'Going up' reads as one paragraph per rule, the other topics sentence by sentence.
  const sentencesByRule = texts.map((parts) => parts.map(({ text }) => `${text}.`))
  const textsByRule =
    topic === 'Going up'
      ? sentencesByRule.map((sentences) => [sentences.join(' ')])
      : sentencesByRule
  const sentencesByNames = new Map<string, string[]>()
  for (const unit of new Set(textsByRule.flat())) {
    const holders = rules.filter((_, index) => textsByRule[index]?.includes(unit))
    const names = holders.length === rules.length ? '' : namesPrefix(holders, topic)
    sentencesByNames.set(names, [...(sentencesByNames.get(names) ?? []), unit])
  }
  // Sentences that apply to all rules come first.
  return [...sentencesByNames]
    .sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([names, sentences]) => `${names}${sentences.join(' ')}`)
}

/** 'Push-ups, Rows (Inverted row, Band row): '; lists exercises under 'Going up' only. */
const namesPrefix = (rules: readonly NamedRule[], topic: string) =>
  `${rules.map(({ name, exercises }) => (topic === 'Going up' ? `${name}${exercises}` : name)).join('; ')}: `

/** Omit longer lists of exercises. */
const MAX_LISTED = 5

/** Returns the exercises of a rule: ' (back squat, deadlift)', or '' for a single one or too many. */
function exercisesText(lines: readonly ProgramLine[], library: ExerciseLibrary): string {
  const ids = [...new Set(lines.map(({ exercise }) => exercise))]
  if (ids.length < 2 || ids.length > MAX_LISTED) return ''
  return ` (${ids.map((id) => library.get(id)?.title ?? id).join(', ')})`
}

/** Says how an exercise progresses if it occurs twice. */
function accountSentences(program: Program): string[] {
  const moved = progressingLines(program)
  const isTwice = moved.some(({ name, line }) =>
    moved.some((other) => other.name !== name && other.line.exercise === line.exercise),
  )
  if (program.progression.accounts === 'lift')
    return [
      'An exercise on several days progresses as one: progress on one day carries over to the next.',
    ]
  return isTwice ? ['An exercise in two sessions progresses separately in each.'] : []
}

/** Lines that progress by a rule, with the names of their sessions. */
const progressingLines = (program: Program) =>
  program.sessions.flatMap(({ name, lines }) =>
    lines
      .map((line) => ({ name, line, rule: ruleOf(program, line) }))
      .filter(({ rule, line }) => rule.on && !line.test),
  )

/** What deload and test weeks prescribe for lines that aren't tests; empty if no rule moves those lines. */
function specialWeeksTopic(program: Program, library: ExerciseLibrary): ProgressionTopic {
  const { deloads, tests, sessions } = program
  const weeks = [...deloads, ...tests]
  const lines = sessions
    .flatMap((session) => session.lines)
    .filter(({ sets, test }) => !test && weeks.some((week) => inWeek(sets, week) > 0))
    .filter((line) => ruleOf(program, line).on)
  const kinds = [deloads.length > 0 && 'Lighter', tests.length > 0 && 'test'].filter(Boolean)
  const title = capitalize(`${kinds.join(' and ')} weeks`)
  if (lines.length === 0) return { title, lines: [] }
  const moved = lines.filter((line) => hasWeight(program, line, library))
  const rules = moved.map((line) => ruleOf(program, line)).filter(movesWeight)
  const less = new Set(rules.map(({ lighter = DEFAULT_DELOAD_PERCENT }) => lighter))
  const weight = [...less].map((percent) =>
    percent === 0 ? 'the same weight' : `${percent}% less weight than the last regular week`,
  )
  const what = `They use the bottom of the range${weight.length > 0 ? `, with ${weight.join(' or ')}` : ''}, and do not count toward progress.`
  return { title, lines: [what] }
}

/** How to count repeated exercises, and how to round percentages and reps. */
function calculationLines(program: Program, library: ExerciseLibrary): string[] {
  const { round, steps, gap } = program.progression
  const shares = program.sessions.flatMap(({ lines }) => lines).filter(({ percent }) => percent)
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
  const isAdded = progressingLines(program).some(
    ({ line, rule }) => movesWeight(rule) && library.get(line.exercise)?.loaded === 'added',
  )
  const sentences = [
    ...accountSentences(program),
    steps &&
      `A lighter weight is rounded down to one you have${share}${gap.cut.kind === '%' ? '; after a break to the nearest' : ''}.`,
    steps && isAdded && 'An exercise that starts without weight adds one step first.',
    ofReps.length > 0 &&
      `A share of repetitions is rounded ${round === 'nearest' ? 'to the nearest' : 'down to a'} whole one.`,
    shares.some(({ of }) => of === 'test') &&
      'A percentage of a test uses the number you log there.',
  ].filter(Boolean)
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

export interface ProgressionWords {
  topics: ProgressionTopic[]
  steps: { name: string; weight: string }[]
}

export const progressionWords = (program: Program, library: ExerciseLibrary): ProgressionWords => ({
  topics: progressionTopics(program, library),
  steps: stepsOf(program.progression),
})

/** Returns the weight steps by equipment: { name: 'Barbell, lower body', weight: '5 kg' }. */
export function stepsOf({
  steps = {},
}: Pick<Progression, 'steps'>): { name: string; weight: string }[] {
  return Object.entries(steps).flatMap(([kind, step]) => {
    const name = kind === 'other' ? 'Other weights' : capitalize(kind)
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

/** Returns the weight steps in both units: ['Barbell 2.5 kg (5 lb)']. */
export const stepTexts = (progression: Pick<Progression, 'steps'>): string[] =>
  stepsOf(progression).map(({ name, weight }) => `${name} ${inBothUnits(weight, 'other')}`)
