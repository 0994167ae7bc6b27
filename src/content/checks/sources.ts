import { didYouMean, isUnclear } from '../../../packages/content-validation'
import { type Check, elementsOf, textsOf } from '../content-files'

/** Checks that each source is cited and each citation has a source. Warns of sources without an address. */
export const checkSources: Check = ({ files }) => {
  for (const place of textsOf(files)) {
    const { body, fields } = place
    const citations = elementsOf(place, 'citation')
    const citedKeys = new Set(citations.map(({ key }) => key))
    const sourceKeys = new Set<string>()
    for (const [index, { key, address }] of (fields.sources ?? []).entries()) {
      const path = ['sources', index, 'key']
      if (sourceKeys.has(key))
        place.report(path, `The key "${key}" is taken; each source needs its own.`)
      else if (body !== undefined && !citedKeys.has(key))
        place.report(
          path,
          `The text does not cite the source "${key}"; write [^${key}] after the claim it supports, or delete it.`,
        )
      if (!address && !fields.draft)
        place.warn(
          ['sources', index],
          `The source "${key}" has no address, so readers cannot check it; add one you have verified.`,
        )
      sourceKeys.add(key)
    }
    if (isUnclear(place, 'sources')) continue
    const knownKeys = [...sourceKeys]
    const otherwise = knownKeys.length
      ? `; its sources are ${knownKeys.join(', ')}.`
      : '; add it to `sources` at the top of the file.'
    for (const { key, line } of citations)
      if (!sourceKeys.has(key))
        place.report(
          line,
          `There is no source "${key}" in this article${didYouMean(key, knownKeys, otherwise)}`,
        )
  }
}
