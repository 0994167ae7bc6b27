import { didYouMean, isUnclear, type ReportPlace } from '../../../packages/content-validation'
import { slugify } from '../../lib/paths'
import { tags } from '../../lib/vocabulary'
import type { Check } from '../content-files'

/** Checks that articles use known tags, each once, and that each of the site's own has an address of its own. */
export const checkTags: Check = ({ files: { articles, site, folder } }) => {
  function checkRepeated(
    place: ReportPlace,
    field: string,
    words: readonly string[],
    known: readonly string[],
  ) {
    for (const [index, word] of words.entries())
      if (known.includes(word) || words.indexOf(word) < index)
        place.report([field, index], `The tag "${word}" already exists; delete this one.`)
  }

  const extraTags = site?.fields.extraTags ?? []
  const knownTags: string[] = [...tags, ...extraTags]
  if (site) {
    checkRepeated(site, 'extraTags', extraTags, tags)
    for (const [index, tag] of extraTags.entries()) {
      const address = slugify(tag)
      const other = knownTags.find((known) => slugify(known) === address)
      if (!address)
        site.report(
          ['extraTags', index],
          `"${tag}" has no letters or digits for an address; add a word.`,
        )
      else if (other !== tag)
        site.report(
          ['extraTags', index],
          `"${tag}" would have the same address as "${other}"; use one of the two.`,
        )
    }
  }
  for (const place of articles) {
    const articleTags = place.fields.tags ?? []
    checkRepeated(place, 'tags', articleTags, [])
    for (const [index, tag] of articleTags.entries()) {
      if (knownTags.includes(tag) || (site && isUnclear(site, 'extraTags'))) continue
      const otherwise = `; use one of ${knownTags.join(', ')}, or add it to extraTags in ${folder}/site.json.`
      place.report(
        ['tags', index],
        `Found the unknown tag "${tag}"${didYouMean(tag, knownTags, otherwise)}`,
      )
    }
  }
}
