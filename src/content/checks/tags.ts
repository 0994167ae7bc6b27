import { tags } from '../../lib/vocabulary'
import type { FieldPath } from '../field-path'
import type { Check, Finding, Place } from '../library'
import { didYouMean } from '../wording'

/** Words of a list that stand in it before, or in `known`. */
function repeated(
  place: Place,
  field: string,
  words: readonly string[],
  known: readonly string[] = [],
) {
  const seen = new Set(known)
  return words.flatMap((word, index): Finding[] => {
    const isRepeated = seen.has(word)
    seen.add(word)
    const path: FieldPath = [field, index]
    return isRepeated
      ? [{ place, path, message: `The tag "${word}" is there already; delete this one.` }]
      : []
  })
}

/** Articles use known tags, each once. */
export const checkTags: Check = ({ library: { articles, site, folder } }) => {
  const extra = site?.fields.extraTags ?? []
  const known = new Set<string>([...tags, ...extra])
  return [
    ...(site ? repeated(site, 'extraTags', extra, tags) : []),
    ...articles.flatMap((place) => {
      const used = place.fields.tags ?? []
      return [
        ...repeated(place, 'tags', used),
        ...used.flatMap((tag, index): Finding[] => {
          if (known.has(tag)) return []
          const otherwise = `; use one of ${[...known].join(', ')}, or add it to extraTags in ${folder}/site.json.`
          const message = `Found the unknown tag "${tag}"${didYouMean(tag, [...known], otherwise)}`
          return [{ place, path: ['tags', index], message }]
        }),
      ]
    }),
  ]
}
