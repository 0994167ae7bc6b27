import { slugify } from '../../lib/paths'
import { tags } from '../../lib/vocabulary'
import type { Check, Finding, Place } from '../content-files'
import type { FieldPath } from '../messages/field-path'
import { didYouMean } from '../messages/wording'

/** Flags tags that repeat, or that `known` already holds. */
function repeatedTags(
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
      ? [{ place, path, message: `The tag "${word}" already exists; delete this one.` }]
      : []
  })
}

/** Flags the site's own tags without a usable address, or with another tag's address. */
function addressFindings(place: Place, extra: readonly string[]): Finding[] {
  const seen = new Map<string, string>(tags.map((tag) => [slugify(tag), tag]))
  return extra.flatMap((tag, index): Finding[] => {
    const path: FieldPath = ['extraTags', index]
    const address = slugify(tag)
    if (!address) {
      const message = `"${tag}" has no letters or digits for an address; add a word.`
      return [{ place, path, message }]
    }
    const other = seen.get(address)
    if (other === undefined) seen.set(address, tag)
    if (other === undefined || other === tag) return []
    const message = `"${tag}" would have the same address as "${other}"; use one of the two.`
    return [{ place, path, message }]
  })
}

/** Checks that articles use known tags, each once. */
export const checkTags: Check = ({ files: { articles, site, folder } }) => {
  const extra = site?.fields.extraTags ?? []
  const knownTags = new Set<string>([...tags, ...extra])
  return [
    ...(site
      ? [...repeatedTags(site, 'extraTags', extra, tags), ...addressFindings(site, extra)]
      : []),
    ...articles.flatMap((place) => {
      const articleTags = place.fields.tags ?? []
      return [
        ...repeatedTags(place, 'tags', articleTags),
        ...articleTags.flatMap((tag, index): Finding[] => {
          if (knownTags.has(tag)) return []
          const otherwise = `; use one of ${[...knownTags].join(', ')}, or add it to extraTags in ${folder}/site.json.`
          const message = `Found the unknown tag "${tag}"${didYouMean(tag, [...knownTags], otherwise)}`
          return [{ place, path: ['tags', index], message }]
        }),
      ]
    }),
  ]
}
