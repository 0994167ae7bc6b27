import { parseDuration } from '../../lib/duration'
import { measures } from '../../lib/vocabulary'
import { daysInWeek } from '../../plan/model/week'
import { type Check, type ContentFile, type Finding, findingAt } from '../content-files'
import { programOf, weekOutOfRange, weeksOf } from '../derive/program-of'
import type { FieldPath } from '../messages/field-path'
import { countOf, joinWithOr } from '../messages/wording'
import type { Plan } from '../schema/plan'
import type { WrittenSession } from '../schema/program'
import { missingPiece } from './equipment'
import { type ExerciseFiles, exerciseFilesById } from './exercises'
import { groupFindings } from './groups'
import { type LineAt, writtenLinesOf } from './written-lines'

type PlanFile = ContentFile<Plan>

/** Checks that a plan's sessions match its duration and are doable. */
export const checkPrograms: Check = ({ files: { plans, exercises } }) => {
  const entries = exerciseFilesById(exercises)
  return plans.flatMap((place) => {
    const { sessions, duration } = place.fields
    const weeks = parseDuration(duration ?? '')?.weeks
    if (!sessions || !weeks) return []
    const lines = writtenLinesOf(place)
    return [
      ...fieldFindings(place),
      ...sessions.flatMap((session, index) => sessionFindings(place, session, index, weeks)),
      ...lines.flatMap((at) => lineFindings(place, at, weeks)),
      ...frequencyFindings(place),
      ...equipmentFindings(place, lines, entries),
      ...(['deloads', 'tests'] as const).flatMap((field) =>
        (place.fields[field] ?? []).flatMap((week, index) =>
          week > weeks ? weekFinding(place, [field, index], week, weeks) : [],
        ),
      ),
    ]
  })
}

const weekFinding = (place: PlanFile, path: FieldPath, week: number, weeks: number) => ({
  place,
  path,
  message: `Found week ${week}; the plan has ${countOf(weeks, 'week')}.`,
})

function fieldFindings(place: PlanFile): Finding[] {
  return (['aim', 'progression'] as const).flatMap((field) =>
    place.writtenFields.includes(field)
      ? []
      : {
          place,
          path: [field],
          message:
            'The field is missing; a plan with sessions needs aim (what it trains for) and progression (how loads progress).',
        },
  )
}

function sessionFindings(
  place: PlanFile,
  session: WrittenSession,
  index: number,
  weeks: number,
): Finding[] {
  const path = ['sessions', index]
  const { name, exercises } = session
  const findings: Finding[] = weekOutOfRange(session.weeks, weeks).map((week) =>
    weekFinding(place, [...path, 'weeks'], week, weeks),
  )
  const active = weeksOf(session.weeks, weeks)
  const isTrained = exercises.some(({ sets, weeks: lineWeeks }) =>
    weeksOf(lineWeeks, weeks).some(
      (week) => active.includes(week) && (Array.isArray(sets) ? sets[week - 1] : sets) !== 0,
    ),
  )
  if (!isTrained)
    findings.push({
      place,
      path,
      message: `The session "${name}" has no exercise in any week; give it weeks and sets, or delete it.`,
    })
  return [...findings, ...groupFindings(place, session, path)]
}

const efforts = ['reserve', 'rpe', 'effort'] as const

function lineFindings(place: PlanFile, { line, path }: LineAt, weeks: number): Finding[] {
  const findings: Finding[] = []
  const note = (field: string, message: string) =>
    findings.push({ place, path: [...path, field], message })
  for (const [field, value] of Object.entries(line))
    if (field !== 'ladder' && Array.isArray(value) && value.length !== weeks)
      note(
        field,
        `Found a list of ${value.length}; the plan has ${countOf(weeks, 'week')}, so write one value for all weeks or a list of ${weeks}.`,
      )
  for (const week of weekOutOfRange(line.weeks, weeks))
    note('weeks', weekFinding(place, path, week, weeks).message)
  const usedMeasures = measures.filter((field) => line[field] !== undefined)
  if (usedMeasures.length !== 1)
    findings.push({
      place,
      path,
      message: `Found ${usedMeasures.join(' and ') || 'no measure'}; a line has exactly one of ${joinWithOr(measures)}.`,
    })
  const usedEfforts = efforts.filter((field) => line[field] !== undefined)
  if (usedEfforts.length > 1)
    note(usedEfforts[1] ?? 'effort', `Found ${usedEfforts.join(' and ')}; keep only one of them.`)
  return findings
}

function frequencyFindings(place: PlanFile): Finding[] {
  const { sessions, duration = '', progression } = place.fields
  const length = parseDuration(duration)
  const program = sessions && progression && programOf({ duration, sessions, progression })
  if (!program || !length) return []
  const counts = Array.from({ length: length.weeks }, (_, index) =>
    program.sessions.reduce((sum, session) => sum + daysInWeek(session, index + 1).length, 0),
  )
  const wrong = counts.findIndex((sum) => sum !== length.perWeek)
  if (wrong === -1) return []
  return findingAt(
    place,
    ['sessions'],
    `Week ${wrong + 1} has ${countOf(counts[wrong] ?? 0, 'session')}; the duration "${duration}" asks for ${length.perWeek} every week.`,
  )
}

/** Flags required equipment that the plan's own list doesn't name. */
function equipmentFindings(place: PlanFile, lines: LineAt[], entries: ExerciseFiles): Finding[] {
  const words = place.fields.equipment
  if (words === undefined) return []
  const seen = new Set<string>()
  return lines.flatMap(({ line, path }) => {
    if (seen.has(line.exercise)) return []
    seen.add(line.exercise)
    const missing = missingPiece(entries.get(line.exercise)?.fields.equipment ?? [], words)
    return missing === undefined
      ? []
      : {
          place,
          path: [...path, 'exercise'],
          message: `"${line.exercise}" needs ${missing}, but the plan's equipment is "${words}".`,
        }
  })
}
