import type { FieldPath } from '../../../packages/checked-content'
import { phraseTerms } from '../../search/model/query-words'
import { wordGroupsOf } from '../../search/model/signs'
import { termsIn } from '../../search/model/stemming'
import type { Check } from '../content-files'
import { linkMistake } from './link'

/** Checks that search phrases are searchable and unambiguous, and that emergencies have text and pages. */
export const checkSearch: Check = (input) => {
  const { search: place, site } = input.files
  if (!place) return
  const { synonyms = [], health = [], ordinary = [], emergencies = [] } = place.fields

  const checkWords = (phrase: string, path: FieldPath) =>
    place.report(
      path,
      termsIn(phrase).length === 0 &&
        `The search ignores every word of "${phrase}"; write a more specific one.`,
    )
  const checkPhrases = (phrases: readonly string[], path: FieldPath) => {
    for (const [index, phrase] of phrases.entries()) checkWords(phrase, [...path, index])
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
  checkPhrases(ordinary, ['ordinary'])
  for (const [index, { signs, text, pages }] of emergencies.entries()) {
    const path = ['emergencies', index]
    for (const [at, sign] of signs.entries())
      for (const words of wordGroupsOf(sign)) checkWords(words, [...path, 'signs', at])
    if (!text && !site?.fields.safety)
      place.report(
        [...path, 'text'],
        'The field is missing, and site.json has no `safety.emergency` to show instead; write what to do.',
      )
    for (const [at, address] of pages.entries()) {
      const mistake = /^\/(blog|guides)\//.test(address)
        ? linkMistake(address, place, {}, input)
        : `Found "${address}"; write the address of an article or a guide, starting with /blog/ or /guides/.`
      place.report([...path, 'pages', at], mistake)
    }
  }
}
