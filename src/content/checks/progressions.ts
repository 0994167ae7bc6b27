import type { FieldPath } from '../../../packages/checked-content'
import { joinWithOr } from '../../../packages/checked-content'
import { parseDuration } from '../../lib/duration'
import { measures } from '../../lib/vocabulary'
import { parseProgression } from '../../plan/model/progression'
import type { WrittenRule } from '../../plan/model/progression-grammar'
import { BY_WEEKS, ruleOf } from '../../plan/model/rule-of'
import { namedWeek } from '../../plan/model/share-text'
import type { Check, ContentFile, ExerciseFiles, Report } from '../content-files'
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
export const checkProgressions: Check = ({ files, exerciseFiles }) => {
  for (const place of files.plans) checkProgression(place, exerciseFiles)
}

/** Checks one plan's rules. */
export function checkProgression(place: ContentFile<Plan>, exercises: ExerciseFiles) {
  const { sessions, progression, duration = '', equipment = '' } = place.fields
  const weeks = parseDuration(duration)?.weeks
  if (!sessions || !progression || !weeks) return
  const lines = writtenLinesOf(place)
  const input = { progression, equipment, weeks, lines, exercises, report: place.report }
  checkRule(input, progression, ['progression'])
  for (const [name, rule] of Object.entries(progression.others ?? {}))
    checkRule(input, rule, ['progression', 'others', name])
  for (const line of lines) {
    checkRuleName(input, line)
    checkShare(input, line)
    checkLadder(input, line)
  }
}

function checkRule({ weeks, report }: Input, rule: WrittenRule, path: FieldPath) {
  const { limit, climb, on, raise } = rule
  const written = { from: rule.from, weeks: rule.weeks, correct: rule.correct?.weeks }
  for (const [field, week] of Object.entries(written)) {
    const mistake = weekMistake(week, weeks)
    if (mistake) report([...path, field], mistake)
  }
  if ((limit === undefined) !== (climb === undefined))
    report(
      [...path, limit === undefined ? 'climb' : 'limit'],
      'Found only one of limit and climb; write both: the largest jump, and the repetitions to reach before a larger one.',
    )
  if (!on && raise)
    report(
      [...path, 'raise'],
      `Found "${raise}" without the on field; write there what a session must achieve first.`,
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

function checkShare({ lines, weeks, report }: Input, lineAt: LineAt) {
  const { line, path } = lineAt
  const { percent, of = 'max', lift = line.exercise } = line
  const asksReps = measures.some((measure) => [line[measure]].flat().includes('share'))
  if (asksReps && (percent === undefined || of !== 'test'))
    return report([...path, 'reps'], 'Found "share" without percent and "of": "test"; add them.')
  if (percent === undefined) return
  const [firstPercent] = [percent].flat()
  const week = namedWeek(of)
  if (week && week > weeks) return report([...path, 'of'], weekMistake(week, weeks))
  const liftLines = lines.filter((other) => other.line.exercise === lift)
  const firstWeek = Math.min(...workWeeks(lineAt, weeks))
  const isTested = liftLines.some(
    (other) => other.line.test && workWeeks(other, weeks).some((each) => each <= firstWeek),
  )
  if (of === 'test' && !isTested)
    report(
      [...path, 'of'],
      `No line tests "${lift}" before this line asks for ${firstPercent}% of it; add a line with "test": true, or name another exercise in the lift field.`,
    )
  if (week && !liftLines.some((other) => workWeeks(other, weeks).includes(week)))
    report(
      [...path, 'of'],
      `Week ${week} has no "${lift}" for the ${firstPercent}%; name another week, or another exercise in the lift field.`,
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
