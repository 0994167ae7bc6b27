import { type Check, type Finding, textsOf } from '../library'
import { didYouMean } from '../wording'

/** Checks that those who wrote and reviewed a text are known, and that a review by someone has its day. */
export const checkPeople: Check = ({ library }) => {
  const known = library.people.map(({ name }) => name)
  return textsOf(library).flatMap((place) => {
    const unknown = (['writtenBy', 'reviewedBy'] as const).flatMap((field): Finding[] => {
      const id = place.fields[field]
      if (!id || known.includes(id)) return []
      const otherwise = '; people are the files of the folder people.'
      const message = `There is no person "${id}"${didYouMean(id, known, otherwise)}`
      return [{ place, path: [field], message }]
    })
    if (!place.fields.reviewedBy || place.writtenFields.includes('reviewed')) return unknown
    const message = 'The day of the review is missing; write it in `reviewed`, or delete this.'
    return [...unknown, { place, path: ['reviewedBy'], message }]
  })
}
