import { parseDuration } from '../../lib/duration'
import { measures } from '../../lib/vocabulary'
import { parseProgression } from '../../plan/model/progression'
import type { WrittenRule } from '../../plan/model/progression-grammar'
import { BY_WEEKS, includesWeek, ruleOf } from '../../plan/model/rule-of'
import { namedWeek } from '../../plan/model/share-text'
import { type Check, type ContentFile, type Finding, findingAt } from '../content-files'
import { weekOutOfRange, weeksOf } from '../derive/program-of'
import type { FieldPath } from '../messages/field-path'
import { countOf, joinWithOr, unknownExercise } from '../messages/wording'
import type { Plan } from '../schema/plan'
import { missingPiece } from './equipment'
import { type ExerciseFiles, exerciseFilesById } from './exercises'
import { type LineAt, writtenLinesOf } from './written-lines'

interface Input {
  place: ContentFile<Plan>
  progression: NonNullable<Plan['progression']>
  weeks: number
  lines: readonly LineAt[]
  exercises: ExerciseFiles
}

/** Checks that progression rules work: their weeks exist, their names resolve, their rungs are reachable. */
export const checkProgressions: Check = ({ files: { plans, exercises } }) => {
  const entries = exerciseFilesById(exercises)
  return plans.flatMap((place) => progressionFindings(place, entries))
}

/** Finds mistakes in one plan's rules. */
export function progressionFindings(place: ContentFile<Plan>, exercises: ExerciseFiles): Finding[] {
  const { sessions, progression, duration } = place.fields
  const weeks = parseDuration(duration ?? '')?.weeks
  if (!sessions || !progression || !weeks) return []
  const lines = writtenLinesOf(place)
  const input = { place, progression, weeks, lines, exercises }
  const { others = {} } = progression
  return [
    ...ruleFindings(input, progression, ['progression']),
    ...Object.entries(others).flatMap(([name, rule]) =>
      ruleFindings(input, rule, ['progression', 'others', name]),
    ),
    ...lines.flatMap((lineAt) => [
      ...nameFindings(input, lineAt),
      ...shareFindings(input, lineAt),
      ...ladderFindings(input, lineAt),
    ]),
  ]
}

function ruleFindings({ place, weeks }: Input, rule: WrittenRule, path: FieldPath): Finding[] {
  const findings: Finding[] = []
  const note = (field: string, message: string) =>
    findings.push({ place, path: [...path, field], message })
  const planHas = `the plan has ${countOf(weeks, 'week')}`
  if (rule.from && rule.from > weeks) note('from', `Found week ${rule.from}; ${planHas}.`)
  const weekTexts = [
    ['weeks', rule.weeks],
    ['correct', rule.correct?.weeks],
  ] as const
  for (const [field, text] of weekTexts)
    for (const week of weekOutOfRange(text, weeks)) note(field, `Found week ${week}; ${planHas}.`)
  if ((rule.limit === undefined) !== (rule.climb === undefined))
    note(
      rule.limit === undefined ? 'climb' : 'limit',
      'Found only one of limit and climb; write both: the largest jump, and the repetitions to reach before a larger one.',
    )
  if (!rule.on && rule.raise)
    note(
      'raise',
      `Found "${rule.raise}" without the on field; write there what a session must achieve first.`,
    )
  return findings
}

function nameFindings({ place, progression }: Input, { line, path }: LineAt): Finding[] {
  const names = [BY_WEEKS, ...Object.keys(progression.others ?? {})]
  const { progression: name } = line
  if (name === undefined || names.includes(name)) return []
  return findingAt(
    place,
    [...path, 'progression'],
    `Found "${name}"; use ${joinWithOr(names.map((name) => `"${name}"`))}, the names in progression.others.`,
  )
}

function shareFindings({ place, lines, weeks }: Input, lineAt: LineAt): Finding[] {
  const { line, path } = lineAt
  const { percent, of = 'max', lift = line.exercise } = line
  const asksReps = measures.some((measure) => [line[measure]].flat().includes('share'))
  const finding = (field: string, message: string) => [{ place, path: [...path, field], message }]
  if (asksReps && (percent === undefined || of !== 'test'))
    return finding('reps', 'Found "share" without percent and "of": "test"; add them.')
  if (percent === undefined) return []
  const week = namedWeek(of)
  if (week && week > weeks)
    return finding('of', `Found week ${week}; the plan has ${countOf(weeks, 'week')}.`)
  if (of === 'test') {
    const firstWeek = Math.min(...workWeeks(lineAt, weeks))
    const hasTest = lines.some(
      (other) =>
        other.line.test &&
        other.line.exercise === lift &&
        workWeeks(other, weeks).some((week) => week <= firstWeek),
    )
    if (!hasTest)
      return finding(
        'of',
        `No line tests "${lift}" before this line asks for ${[percent].flat()[0]}% of it; add a line with "test": true, or name another exercise in the lift field.`,
      )
  }
  if (
    week &&
    !lines.some((other) => other.line.exercise === lift && workWeeks(other, weeks).includes(week))
  )
    return finding(
      'of',
      `Week ${week} has no "${lift}" for the ${[percent].flat()[0]}%; name another week, or another exercise in the lift field.`,
    )
  return []
}

/** Weeks in which a line has sets. */
function workWeeks({ line: { weeks, sets }, session }: LineAt, all: number): number[] {
  return weeksOf(session.weeks, all).filter(
    (week) => includesWeek(weeks, week) && (Array.isArray(sets) ? sets[week - 1] : sets) !== 0,
  )
}

function ladderFindings(
  { place, progression, exercises }: Input,
  { line, path }: LineAt,
): Finding[] {
  const { ladder } = line
  const pathTo = (index: number, field: string) => [...path, 'ladder', index, field]
  if (!ladder) return []
  if (ruleOf({ progression: parseProgression(progression) }, line).raise.kind !== 'rung')
    return findingAt(
      place,
      [...path, 'ladder'],
      'The rule of this line does not raise "the next rung", so it never uses this ladder; name another rule in the progression field.',
    )
  const equipment = place.fields.equipment ?? ''
  return ladder.flatMap((rung, index): Finding[] => {
    if (rung.exercise === undefined)
      return rung.as
        ? []
        : findingAt(
            place,
            pathTo(index, 'as'),
            'A rung needs an exercise, or its own words in the as field.',
          )
    const entry = exercises.get(rung.exercise)
    if (!entry)
      return findingAt(
        place,
        pathTo(index, 'exercise'),
        unknownExercise(rung.exercise, [...exercises.keys()]),
      )
    const piece = missingPiece(entry.fields.equipment ?? [], equipment)
    if (piece)
      return findingAt(
        place,
        pathTo(index, 'exercise'),
        `"${rung.exercise}" needs ${piece}, but the plan's equipment is "${equipment}".`,
      )
    const lineMeasure = measures.find((measure) => line[measure] !== undefined)
    const rungMeasure = rung.reps ? 'reps' : rung.seconds ? 'seconds' : lineMeasure
    return entry.fields.measure === undefined || entry.fields.measure === rungMeasure
      ? []
      : findingAt(
          place,
          pathTo(index, 'exercise'),
          `"${rung.exercise}" is measured in ${entry.fields.measure}, the line in ${rungMeasure}; give the rung its own ${entry.fields.measure}.`,
        )
  })
}
