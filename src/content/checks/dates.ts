import { type Check, type Finding, findingAt, type TextFile, textsOf } from '../library'
import { dayOf, isPublished } from '../published'

/** The days that an article may name besides the day of publication, in words. */
const later = { updated: 'the last revision', reviewed: 'the last review' } as const

function dateFindings(place: TextFile, field: keyof typeof later, now: Date): Finding[] {
  const { date, [field]: day } = place.fields
  if (!date || !day) return []
  const path = [field]
  if (day < date) {
    const message = `Found ${day}, which is before the date ${date}; write the day of ${later[field]}, or delete the field.`
    return [{ place, path, message }]
  }
  if (day > dayOf(now) && isPublished(place.fields, now)) {
    const message = `Found ${day}, which is still to come; write the day of ${later[field]}.`
    return [{ place, path, message, warning: true }]
  }
  return []
}

/** After so long, what a text rests on may have changed. */
const YEARS = 2

function oldReview(place: TextFile, now: Date): Finding[] {
  const { reviewed } = place.fields
  const limit = new Date(now)
  limit.setUTCFullYear(now.getUTCFullYear() - YEARS)
  if (!reviewed || reviewed >= dayOf(limit) || !isPublished(place.fields, now)) return []
  const message = `Found ${reviewed}, more than ${YEARS} years ago; read the text against its sources again.`
  return [{ place, path: ['reviewed'], message, warning: true }]
}

/** A review by someone has its day. */
function undatedReview(place: TextFile): Finding[] {
  if (!place.fields.reviewedBy || place.writtenFields.includes('reviewed')) return []
  const message = 'The day of the review is missing; write it in `reviewed`, or delete this.'
  return findingAt(place, ['reviewedBy'], message)
}

/**
 * Checks that a review has its day, and that a revision or review is not before the publication nor, in
 * a published article, in the future. Warns of reviews that are old.
 */
export const checkDates: Check = ({ library, now }) =>
  textsOf(library).flatMap((place) => [
    ...dateFindings(place, 'updated', now),
    ...dateFindings(place, 'reviewed', now),
    ...undatedReview(place),
    ...oldReview(place, now),
  ])
