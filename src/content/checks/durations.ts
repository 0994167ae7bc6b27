import { numbersUpTo } from '../../../packages/basics'
import { countOf, describe, joinWithOr } from '../../../packages/content-validation'
import { parseDuration } from '../../../packages/progression'
import type { Check } from '../content-files'
import { detailFields } from '../schema/plan'

/** Usual plan ranges (spec section 9). */
const usualRange = { weeks: [3, 16], perWeek: [3, 6] } as const

const isOutside = (value: number, [least, most]: readonly [number, number]) =>
  value < least || value > most

/** Checks that a plan's weeks match its duration and its detail is complete or absent. Warns of unusual durations. */
export const checkDurations: Check = ({ files: { plans } }) => {
  for (const place of plans) {
    const { duration: text = '', schedule } = place.fields
    const missingFields = detailFields.filter((field) => !place.writtenFields.includes(field))
    if (missingFields.length < detailFields.length)
      for (const field of missingFields)
        place.report(
          [field],
          `The field is missing; write all of ${detailFields.join(', ')}, or none to show the general program.`,
        )
    const duration = parseDuration(text)
    if (!duration) continue
    const { weeks, perWeek } = duration

    if (schedule) {
      const names = numbersUpTo(weeks).map((week) => `week${week}`)
      const missing = names.filter((name) => !(name in schedule))
      const rule = `the duration "${text}" needs week1 to week${weeks}, one line each`
      for (const name of Object.keys(schedule))
        if (!names.includes(name))
          place.report(['schedule', name], `Found ${describe(name)}; ${rule}.`)
      if (missing.length > 0)
        place.report(['schedule'], `There is no ${joinWithOr(missing)}; ${rule}.`)
    }
    if (isOutside(weeks, usualRange.weeks) || isOutside(perWeek, usualRange.perWeek))
      place.warn(
        ['duration'],
        `Found ${countOf(weeks, 'week')} and ${countOf(perWeek, 'session')} a week; most plans have ${usualRange.weeks.join(' to ')} weeks and ${usualRange.perWeek.join(' to ')} sessions, so check that this is right.`,
      )
  }
}
