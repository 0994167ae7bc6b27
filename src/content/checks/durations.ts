import { parseDuration } from '../../lib/duration'
import { type Check, type ContentFile, type Finding, findingAt } from '../content-files'
import { countOf, describe, joinWithOr } from '../messages/wording'
import { detailFields, type Plan } from '../schema/plan'

/** Usual plan ranges (spec section 9). */
const usualRange = { weeks: [3, 16], perWeek: [3, 6] } as const

const isOutside = (value: number, [least, most]: readonly [number, number]) =>
  value < least || value > most

function scheduleFindings(place: ContentFile<Plan>, weeks: number): Finding[] {
  const { schedule, duration } = place.fields
  if (!schedule) return []
  const expectedWeeks = Array.from({ length: weeks }, (_, index) => `week${index + 1}`)
  const missing = expectedWeeks.filter((week) => !(week in schedule))
  const extra = Object.keys(schedule).filter((week) => !expectedWeeks.includes(week))
  const rule = `the duration "${duration}" needs week1 to week${weeks}, one line each`
  return [
    ...extra.map((week) => ({
      place,
      path: ['schedule', week],
      message: `Found ${describe(week)}; ${rule}.`,
    })),
    ...(missing.length
      ? findingAt(place, ['schedule'], `There is no ${joinWithOr(missing)}; ${rule}.`)
      : []),
  ]
}

function detailFindings(place: ContentFile<Plan>): Finding[] {
  const missing = detailFields.filter((field) => !place.writtenFields.includes(field))
  if (missing.length === detailFields.length) return []
  return missing.map((field) => ({
    place,
    path: [field],
    message: `The field is missing; write all of ${detailFields.join(', ')}, or none to show the general program.`,
  }))
}

/** Checks that a plan's weeks match its duration and its detail is complete or absent. Warns of unusual durations. */
export const checkDurations: Check = ({ files: { plans } }) =>
  plans.flatMap((place) => {
    const findings = detailFindings(place)
    const duration = parseDuration(place.fields.duration ?? '')
    if (!duration) return findings
    findings.push(...scheduleFindings(place, duration.weeks))
    if (
      isOutside(duration.weeks, usualRange.weeks) ||
      isOutside(duration.perWeek, usualRange.perWeek)
    )
      findings.push({
        place,
        path: ['duration'],
        message: `Found ${countOf(duration.weeks, 'week')} and ${countOf(duration.perWeek, 'session')} a week; most plans have ${usualRange.weeks.join(' to ')} weeks and ${usualRange.perWeek.join(' to ')} sessions, so check that this is right.`,
        warning: true,
      })
    return findings
  })
