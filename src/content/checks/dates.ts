import type { Check, Finding } from '../library'
import { dayOf, isPublished } from '../published'

/** A revision is not before the publication, and not in the future of what is published. */
export const checkDates: Check = ({ library: { articles }, now }) =>
  articles.flatMap((place): Finding[] => {
    const { date, updated } = place.fields
    if (!date || !updated) return []
    const path = ['updated']
    if (updated < date)
      return [
        {
          place,
          path,
          message: `Found ${updated}, which is before the date ${date}; write the day of the last revision, or delete the field.`,
        },
      ]
    if (updated > dayOf(now) && isPublished(place.fields, now))
      return [
        {
          place,
          path,
          message: `Found ${updated}, which is still to come; write the day of the last revision.`,
          warning: true,
        },
      ]
    return []
  })
