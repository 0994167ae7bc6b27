import type { FieldPath } from '../../../packages/content-validation'
import { phraseTerms } from '../../search/model/query-words'
import { termsIn } from '../../search/model/stemming'
import type { Check } from '../content-files'

/** Checks that search phrases are searchable and unambiguous. */
export const checkSearch: Check = ({ files: { search: place } }) => {
  if (!place) return
  const { synonyms = [], health = [] } = place.fields

  const checkPhrases = (phrases: readonly string[], path: FieldPath) => {
    for (const [index, phrase] of phrases.entries())
      place.report(
        [...path, index],
        termsIn(phrase).length === 0 &&
          `The search ignores every word of "${phrase}"; write a more specific one.`,
      )
  }
  const seen = new Map<string, string>()
  const checkRepeated = (phrases: readonly string[], path: FieldPath) => {
    for (const [index, phrase] of phrases.entries()) {
      const key = phraseTerms(phrase).join(' ')
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, phrase)
      else
        place.report(
          [...path, index],
          `Found "${phrase}"; the search reads it like "${earlier}" above, so keep one.`,
        )
    }
  }

  for (const [index, { typed, means }] of synonyms.entries()) {
    checkPhrases(typed, ['synonyms', index, 'typed'])
    checkPhrases(means, ['synonyms', index, 'means'])
    checkRepeated(typed, ['synonyms', index, 'typed'])
  }
  checkPhrases(health, ['health'])
}
