import { type Check, type Finding, findingAt, type TextFile, textsOf } from '../content-files'
import { isPublished, utcDate } from '../published'

/** Date fields besides the publication date, as messages name them. */
const dayFields = { updated: 'the last revision', reviewed: 'the last review' } as const

function dateFindings(place: TextFile, field: keyof typeof dayFields, now: Date): Finding[] {
  const { date, [field]: day } = place.fields
  if (!date || !day) return []
  const path = [field]
  if (day < date) {
    const message = `Found ${day}, before the date ${date}; write the day of ${dayFields[field]}, or delete the field.`
    return [{ place, path, message }]
  }
  if (day > utcDate(now) && isPublished(place.fields, now)) {
    const message = `Found ${day}, a day in the future; write the day of ${dayFields[field]}.`
    return [{ place, path, message, warning: true }]
  }
  return []
}

/** Warn after this many years, because the evidence may have changed. */
const MAX_REVIEW_AGE = 2

function oldReviewFindings(place: TextFile, now: Date): Finding[] {
  const { reviewed } = place.fields
  const limit = new Date(now)
  limit.setUTCFullYear(now.getUTCFullYear() - MAX_REVIEW_AGE)
  if (!reviewed || reviewed >= utcDate(limit) || !isPublished(place.fields, now)) return []
  const message = `Found ${reviewed}, more than ${MAX_REVIEW_AGE} years ago; check the text against its sources again.`
  return [{ place, path: ['reviewed'], message, warning: true }]
}

/** Requires a date for a review. */
function undatedReviewFindings(place: TextFile): Finding[] {
  if (!place.fields.reviewedBy || place.writtenFields.includes('reviewed')) return []
  const message = 'The day of the review is missing; write it in `reviewed`, or delete this field.'
  return findingAt(place, ['reviewedBy'], message)
}

/**
 * Checks that a review has a date, and that no revision or review precedes publication or, in a
 * published article, lies in the future. Warns of old reviews.
 */
export const checkDates: Check = ({ files, now }) =>
  textsOf(files).flatMap((place) => [
    ...dateFindings(place, 'updated', now),
    ...dateFindings(place, 'reviewed', now),
    ...undatedReviewFindings(place),
    ...oldReviewFindings(place, now),
  ])
