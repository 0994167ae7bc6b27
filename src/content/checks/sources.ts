import { type Check, type Finding, type TextFile, textsOf } from '../content-files'
import { didYouMean } from '../messages/wording'
import { citationsOf } from '../read/body-scan'

/** Finds sources with a duplicate key, and sources the text never cites. */
function sourceFindings(place: TextFile, cited: ReadonlySet<string>): Finding[] {
  const seen = new Set<string>()
  return (place.fields.sources ?? []).flatMap(({ key }, index): Finding[] => {
    const path = ['sources', index, 'key']
    const isRepeated = seen.has(key)
    seen.add(key)
    if (isRepeated)
      return [{ place, path, message: `The key "${key}" is taken; each source needs its own.` }]
    if (place.body === undefined || cited.has(key)) return []
    const message = `The text does not cite the source "${key}"; write [^${key}] after the claim it supports, or delete it.`
    return [{ place, path, message }]
  })
}

function addressFindings(place: TextFile): Finding[] {
  return (place.fields.sources ?? []).flatMap(({ key, address }, index): Finding[] => {
    if (address || place.fields.draft) return []
    const message = `The source "${key}" has no address, so readers cannot check it; add one you have verified.`
    return [{ place, path: ['sources', index], message, warning: true }]
  })
}

function citationFindings(place: TextFile, citations: ReturnType<typeof citationsOf>) {
  const { sources = [], sources: validSources } = place.fields
  // The schema check already reports an invalid list.
  if (!validSources && place.writtenFields.includes('sources')) return []
  const knownKeys = sources.map(({ key }) => key)
  return citations.flatMap(({ key, line }): Finding[] => {
    if (knownKeys.includes(key)) return []
    const otherwise = knownKeys.length
      ? `; its sources are ${knownKeys.join(', ')}.`
      : '; add it to `sources` at the top of the file.'
    const message = `There is no source "${key}" in this article${didYouMean(key, knownKeys, otherwise)}`
    return [{ place, line: place.bodyLine + line - 1, message }]
  })
}

/** Checks that each source is cited and each citation has a source. Warns of sources without an address. */
export const checkSources: Check = ({ files }) =>
  textsOf(files).flatMap((place) => {
    const citations = citationsOf(place.body ?? '')
    return [
      ...sourceFindings(place, new Set(citations.map(({ key }) => key))),
      ...citationFindings(place, citations),
      ...addressFindings(place),
    ]
  })
