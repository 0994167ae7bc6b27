import { numbersUpTo } from '../../../packages/basics'
import {
  type ContentFile,
  countOf,
  type FieldPath,
  joinWithOr,
} from '../../../packages/content-validation'
import {
  daysInWeek,
  measures,
  parseDuration,
  programOf,
  weeklyFields,
} from '../../../packages/progression'
import type { Check, ExerciseFiles } from '../content-files'
import type { Plan } from '../schema/plan'
import { missingPiece } from './equipment'
import { checkGroups } from './groups'
import { type LineAt, weekMistake, workWeeks, writtenLinesOf } from './written-lines'

type PlanFile = ContentFile<Plan>

/** Checks that a plan's sessions match its duration and are doable. */
export const checkPrograms: Check = ({ files, exerciseFiles }) => {
  for (const place of files.plans) {
    const { sessions, duration = '', deloads = [], tests = [] } = place.fields
    const weeks = parseDuration(duration)?.weeks
    if (!sessions || !weeks) continue
    const lines = writtenLinesOf(place)
    for (const field of ['aim', 'progression'])
      if (!place.writtenFields.includes(field))
        place.report(
          [field],
          'The field is missing; a plan with sessions needs aim (what it trains for) and progression (how loads progress).',
        )
    for (const [index, session] of sessions.entries()) {
      const path = ['sessions', index]
      place.report([...path, 'weeks'], weekMistake(session.weeks, weeks))
      if (sessions.findIndex(({ name }) => name === session.name) < index)
        place.report(
          [...path, 'name'],
          `Found "${session.name}" twice; training logs find a line by its session's name. Give each session its own name.`,
        )
      if (!lines.some((line) => line.session === session && workWeeks(line, weeks).length > 0))
        place.report(
          path,
          `The session "${session.name}" has no exercise in any week; give it weeks and sets, or delete it.`,
        )
      checkGroups(place, session, path)
    }
    for (const { line, path } of lines) {
      place.report([...path, 'weeks'], weekMistake(line.weeks, weeks))
      checkLine(place, line, path, weeks)
    }
    checkFrequency(place)
    checkEquipment(place, lines, exerciseFiles)
    for (const [field, listed] of Object.entries({ deloads, tests }))
      for (const [index, week] of listed.entries())
        place.report([field, index], weekMistake(week, weeks))
  }
}

const efforts = ['reserve', 'rpe', 'effort'] as const

function checkLine(place: PlanFile, line: LineAt['line'], path: FieldPath, weeks: number) {
  for (const [field, value] of Object.entries(line))
    if (field in weeklyFields && Array.isArray(value) && value.length !== weeks)
      place.report(
        [...path, field],
        `Found a list of ${value.length}; the plan has ${countOf(weeks, 'week')}, so write one value for all weeks or a list of ${weeks}.`,
      )
  const usedMeasures = measures.filter((field) => line[field] !== undefined)
  if (usedMeasures.length !== 1)
    place.report(
      path,
      `Found ${usedMeasures.join(' and ') || 'no measure'}; a line has exactly one of ${joinWithOr(measures)}.`,
    )
  const usedEfforts = efforts.filter((field) => line[field] !== undefined)
  const [, second] = usedEfforts
  if (second)
    place.report([...path, second], `Found ${usedEfforts.join(' and ')}; keep only one of them.`)
}

function checkFrequency(place: PlanFile) {
  const { sessions, duration = '', progression } = place.fields
  const length = parseDuration(duration)
  const program = sessions && progression && programOf({ duration, sessions, progression })
  if (!program || !length) return
  const countIn = (week: number) =>
    program.sessions.flatMap((session) => daysInWeek(session, week)).length
  const week = numbersUpTo(length.weeks).find((each) => countIn(each) !== length.perWeek)
  if (week)
    place.report(
      ['sessions'],
      `Week ${week} has ${countOf(countIn(week), 'session')}; the duration "${duration}" asks for ${length.perWeek} every week.`,
    )
}

/** Reports required equipment that the plan's own list doesn't name, once per exercise. */
function checkEquipment(place: PlanFile, lines: LineAt[], exerciseFiles: ExerciseFiles) {
  const words = place.fields.equipment
  if (words === undefined) return
  const seen = new Set<string>()
  for (const { line, path } of lines) {
    const { exercise } = line
    const missing = missingPiece(exerciseFiles.get(exercise)?.fields.equipment ?? [], words)
    if (missing && !seen.has(exercise))
      place.report(
        [...path, 'exercise'],
        `"${exercise}" needs ${missing}, but the plan's equipment is "${words}".`,
      )
    seen.add(exercise)
  }
}
