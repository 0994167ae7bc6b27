import { type Check, textsOf } from '../content-files'
import { isPublished, utcDate } from '../published'

/** Date fields besides the publication date, as messages name them. */
const dayFields = { updated: 'the last revision', reviewed: 'the last review' } as const

/** Warn after this many years, because the evidence may have changed. */
const MAX_REVIEW_AGE = 2

/** The first articles of the web; before that a year is a typing error. */
const FIRST_YEAR = 1995

/** Warns of a date that is more than a year ahead, or too long ago. */
function farDate(date: string, now: Date): string | undefined {
  const years = Number(date.slice(0, 4)) - now.getUTCFullYear()
  if (Number(date.slice(0, 4)) < FIRST_YEAR)
    return `Found ${date}, ${-years} years ago; check the year.`
  return years > 1
    ? `Found ${date}, in ${years} years; it stays hidden until then, so check the year.`
    : undefined
}

/**
 * Checks that a review has a date, and that no revision or review precedes publication or, in a
 * published article, lies in the future. Warns of old reviews.
 */
export const checkDates: Check = ({ files, now }) => {
  const oldest = new Date(now)
  oldest.setUTCFullYear(now.getUTCFullYear() - MAX_REVIEW_AGE)

  for (const place of textsOf(files)) {
    const { date, reviewed, reviewedBy } = place.fields
    const isShown = isPublished(place.fields, now)
    if (date && !place.fields.draft) place.warn(['date'], farDate(date, now))
    for (const field of ['updated', 'reviewed'] as const) {
      const day = place.fields[field]
      if (!date || !day) continue
      const advice = `write the day of ${dayFields[field]}`
      if (day < date)
        place.report(
          [field],
          `Found ${day}, before the date ${date}; ${advice}, or delete the field.`,
        )
      else if (day > utcDate(now) && isShown)
        place.warn([field], `Found ${day}, a day in the future; ${advice}.`)
    }
    if (reviewedBy && !place.writtenFields.includes('reviewed'))
      place.report(
        ['reviewedBy'],
        'The day of the review is missing; write it in `reviewed`, or delete this field.',
      )
    if (reviewed && reviewed < utcDate(oldest) && isShown)
      place.warn(
        ['reviewed'],
        `Found ${reviewed}, more than ${MAX_REVIEW_AGE} years ago; check the text against its sources again.`,
      )
  }
}
