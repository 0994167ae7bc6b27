import {
  countOf,
  type FieldPath,
  joinWithOr,
  type Report,
} from '../../../packages/content-validation'
import type { WrittenRule } from '../../../packages/progression'
import {
  BY_WEEKS,
  measures,
  noRaiseReason,
  parseDuration,
  parseProgression,
  ruleOf,
} from '../../../packages/progression'
import type { Check, ExerciseFiles } from '../content-files'
import type { Plan } from '../schema/plan'
import { missingPiece } from './equipment'
import { unknownExercise } from './references'
import { type LineAt, weekMistake, workWeeks, writtenLinesOf } from './written-lines'

interface Input {
  progression: NonNullable<Plan['progression']>
  equipment: string
  weeks: number
  lines: readonly LineAt[]
  exercises: ExerciseFiles
  report: Report
}

/** Checks that progression rules work: their weeks exist, their names resolve, their rungs are reachable. */
export const checkProgressions: Check = ({ files, exerciseFiles: exercises }) => {
  for (const place of files.plans) {
    const { sessions, progression, duration = '', equipment = '' } = place.fields
    const weeks = parseDuration(duration)?.weeks
    if (!sessions || !progression || !weeks) continue
    const lines = writtenLinesOf(place)
    const input = { progression, equipment, weeks, lines, exercises, report: place.report }
    checkSteps(input)
    checkRule(input, undefined, progression)
    for (const [name, rule] of Object.entries(progression.others ?? {}))
      checkRule(input, name, rule)
    for (const line of lines) {
      checkRuleName(input, line)
      checkLadder(input, line)
    }
  }
}

const tools = ['barbell', 'dumbbell', 'kettlebell'] as const

/** Reports a step of equipment that the plan doesn't have, where it has some without a step. */
function checkSteps({ progression: { steps }, equipment, report }: Input) {
  if (!steps) return
  const isNamed = (tool: string) => missingPiece([tool], equipment) === undefined
  const unused = tools.find((tool) => steps[tool] && !isNamed(tool))
  const meant = tools.find((tool) => !steps[tool] && isNamed(tool))
  if (unused && meant)
    report(
      ['progression', 'steps', unused],
      `Found a step for ${unused}s, but the plan's equipment is "${equipment}"; write "${meant}".`,
    )
}

/** Checks one of a plan's rules, or, without a name, the rule of all other lines. */
function checkRule(input: Input, name: string | undefined, rule: WrittenRule) {
  const { weeks, report } = input
  const path = name === undefined ? ['progression'] : ['progression', 'others', name]
  const { limit, climb, on, raise } = rule
  const written = { from: rule.from, weeks: rule.weeks, correct: rule.correct?.weeks }
  const weekMistakes = Object.entries(written).flatMap(([field, week]) => {
    const mistake = weekMistake(week, weeks)
    return mistake ? [{ field, mistake }] : []
  })
  for (const { field, mistake } of weekMistakes) report([...path, field], mistake)
  if (climb !== undefined && limit === undefined)
    report(
      [...path, 'climb'],
      'Found climb without limit; write the largest jump there, in percent.',
    )
  if (!on && raise)
    report(
      [...path, 'raise'],
      `Found "${raise}" without the on field; write there what a session must achieve first.`,
    )
  if (weekMistakes.length === 0) checkRaiseWeeks(input, name, path)
}

/** Reports a rule whose raise comes in no week in which one of its lines has sets. */
function checkRaiseWeeks(
  { progression, lines, weeks, report }: Input,
  name: string | undefined,
  path: FieldPath,
) {
  const rule = ruleOf({ progression: parseProgression(progression) }, { progression: name })
  const ruled = lines.filter(({ line }) => line.progression === name)
  const trained = new Set(ruled.flatMap((line) => workWeeks(line, weeks)))
  const reasons = [...trained].map((week) => noRaiseReason(rule, week))
  if (rule.on && reasons.length > 0 && reasons.every(Boolean))
    report(
      [...path, rule.weeks === undefined ? 'from' : 'weeks'],
      `${reasons.at(-1)}, but the lines of this rule have sets only in ${countOf(trained.size, 'other week')}, so it never raises anything; name a week in which they have sets.`,
    )
}

function checkRuleName({ progression, report }: Input, { line, path }: LineAt) {
  const names = [BY_WEEKS, ...Object.keys(progression.others ?? {})]
  const { progression: name } = line
  if (name !== undefined && !names.includes(name))
    report(
      [...path, 'progression'],
      `Found "${name}"; use ${joinWithOr(names.map((known) => `"${known}"`))}, the names in progression.others.`,
    )
}

function checkLadder({ progression, equipment, exercises, report }: Input, { line, path }: LineAt) {
  if (!line.ladder) return
  if (ruleOf({ progression: parseProgression(progression) }, line).raise.kind !== 'rung')
    return report(
      [...path, 'ladder'],
      'The rule of this line does not raise "the next rung", so it never uses this ladder; name another rule in the progression field.',
    )
  const lineMeasure = measures.find((measure) => line[measure] !== undefined)
  for (const [index, rung] of line.ladder.entries()) {
    const rungPath = [...path, 'ladder', index]
    if (rung.exercise === undefined) {
      if (!rung.as)
        report([...rungPath, 'as'], 'A rung needs an exercise, or its own words in the as field.')
      continue
    }
    const { fields } = exercises.get(rung.exercise) ?? {}
    const piece = missingPiece(fields?.equipment ?? [], equipment)
    const measure = rung.reps ? 'reps' : rung.seconds ? 'seconds' : lineMeasure
    const reportRung = (message: string) => report([...rungPath, 'exercise'], message)
    if (!fields) reportRung(unknownExercise(rung.exercise, [...exercises.keys()]))
    else if (piece)
      reportRung(`"${rung.exercise}" needs ${piece}, but the plan's equipment is "${equipment}".`)
    else if (fields.measure && fields.measure !== measure)
      reportRung(
        `"${rung.exercise}" is measured in ${fields.measure}, the line in ${measure}; give the rung its own ${fields.measure}.`,
      )
  }
}
