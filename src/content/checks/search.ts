import { phraseTerms } from '../../search/model/query-words'
import { wordGroupsOf } from '../../search/model/signs'
import { termsIn } from '../../search/model/words'
import type { Check, Finding } from '../content-files'
import { linkMistake } from './link'

/** Checks that search phrases are searchable and unambiguous, and that emergencies have text and pages. */
export const checkSearch: Check = (input) => {
  const { search: place, site } = input.files
  if (!place) return []
  const { synonyms = [], health = [], ordinary = [], emergencies = [] } = place.fields
  const findings: Finding[] = []
  const add = (path: (string | number)[], message: string | undefined) => {
    if (message) findings.push({ place, path, message })
  }
  const phrases = [
    ...synonyms.flatMap(({ typed, means }, index) => [
      ...typed.map((phrase, at) => ({ phrase, path: ['synonyms', index, 'typed', at] })),
      ...means.map((phrase, at) => ({ phrase, path: ['synonyms', index, 'means', at] })),
    ]),
    ...health.map((phrase, at) => ({ phrase, path: ['health', at] })),
    ...ordinary.map((phrase, at) => ({ phrase, path: ['ordinary', at] })),
    ...emergencies.flatMap(({ signs }, index) =>
      signs.flatMap((sign, position) =>
        wordGroupsOf(sign).map((phrase) => ({
          phrase,
          path: ['emergencies', index, 'signs', position],
        })),
      ),
    ),
  ]
  for (const { phrase, path } of phrases)
    if (termsIn(phrase).length === 0)
      add(path, `The search ignores every word of "${phrase}"; write a more specific one.`)

  const seen = new Map<string, string>()
  for (const { phrase, path } of phrases.filter(({ path }) => path[2] === 'typed')) {
    const key = phraseTerms(phrase).join(' ')
    const earlierPhrase = seen.get(key)
    if (earlierPhrase !== undefined)
      add(
        path,
        `Found "${phrase}"; the search reads it like "${earlierPhrase}" above, so keep one.`,
      )
    else seen.set(key, phrase)
  }

  for (const [index, { text, pages }] of emergencies.entries()) {
    if (!text && !site?.fields.safety)
      add(
        ['emergencies', index, 'text'],
        'The field is missing, and site.json has no `safety.emergency` to show instead; write what to do.',
      )
    for (const [at, address] of pages.entries())
      add(
        ['emergencies', index, 'pages', at],
        /^\/(blog|guides)\//.test(address)
          ? linkMistake(address, place, {}, input)
          : `Found "${address}"; write the address of an article or a guide, starting with /blog/ or /guides/.`,
      )
  }
  return findings
}
