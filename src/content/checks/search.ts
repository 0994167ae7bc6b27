import { phraseTerms } from '../../search/model/query-words'
import { wordGroupsOf } from '../../search/model/signs'
import { termsIn } from '../../search/model/words'
import type { Check, Finding } from '../library'
import { linkMistake } from './link'

/** Checks that search phrases are searchable and unambiguous, and that emergencies have text and pages. */
export const checkSearch: Check = (input) => {
  const { search: place, site } = input.library
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
      signs.flatMap((sign, at) =>
        wordGroupsOf(sign).map((phrase) => ({ phrase, path: ['emergencies', index, 'signs', at] })),
      ),
    ),
  ]
  for (const { phrase, path } of phrases)
    if (termsIn(phrase).length === 0)
      add(path, `The search leaves out every word of "${phrase}"; write one that says something.`)

  const seen = new Map<string, string>()
  for (const { phrase, path } of phrases.filter(({ path }) => path[2] === 'typed')) {
    const key = phraseTerms(phrase).join(' ')
    const earlierPhrase = seen.get(key)
    if (earlierPhrase !== undefined)
      add(
        path,
        `Found "${phrase}", but "${earlierPhrase}" above is the same to the search; keep one.`,
      )
    else seen.set(key, phrase)
  }

  for (const [index, { text, pages }] of emergencies.entries()) {
    if (!text && !site?.fields.safety)
      add(
        ['emergencies', index, 'text'],
        'The field is missing, and site.json has no `safety.emergency` to show in its place; write what to do.',
      )
    for (const [at, address] of pages.entries())
      add(
        ['emergencies', index, 'pages', at],
        /^\/(blog|guides)\//.test(address)
          ? linkMistake(address, place, {}, input)
          : `Found "${address}"; an emergency leads to an article or a guide, so it starts with /blog/ or /guides/.`,
      )
  }
  return findings
}
