import { type Check, type Finding, type Place, textsOf } from '../content-files'
import { countOf } from '../messages/wording'

/** Lengths that search results and cards show in full. */
const usual = {
  text: { title: [1, 70], excerpt: [110, 160] },
  plan: { title: [1, 70], description: [40, 120] },
} as const

function lengthFindings(
  place: Place,
  fields: Record<string, unknown>,
  limits: Record<string, readonly [number, number]>,
): Finding[] {
  if (fields.draft === true) return []
  return Object.entries(limits).flatMap(([field, [least, most]]) => {
    const text = fields[field]
    if (typeof text !== 'string') return []
    const length = [...text].length
    if (length >= least && length <= most) return []
    const best = least > 1 ? `${least} to ${most}` : `up to ${most}`
    const message = `Found ${countOf(length, 'character')}; write ${best}, because search results and cards show that much.`
    return [{ place, path: [field], message, warning: true }]
  })
}

/** Warns of titles and summaries that get cut off or say too little. */
export const checkLengths: Check = ({ files }) => [
  ...textsOf(files).flatMap((place) => lengthFindings(place, place.fields, usual.text)),
  ...files.plans.flatMap((place) => lengthFindings(place, place.fields, usual.plan)),
]
