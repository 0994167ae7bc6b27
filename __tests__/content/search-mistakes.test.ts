import { goodContent } from './good-content'
import { testMistakes } from './mistakes'

const good = {
  synonyms: [{ typed: ['coffee'], means: ['caffeine'] }],
  health: ['pregnant'],
}

const typed = (...phrases: string[]) => ({ synonyms: [{ typed: phrases, means: ['push-up'] }] })

testMistakes(
  'search.json',
  (folder, fields: object) => folder.write('search.json', JSON.stringify({ ...good, ...fields })),
  [
    [{ synonims: [] }, 'synonims', 'did you mean "synonyms"?'],
    [typed('how is it'), 'synonyms[0].typed[0]', 'ignores every word of "how is it"'],
    [{ health: ['has'] }, 'health[0]', 'ignores every word of "has"'],
    [
      typed('press-up', 'press ups'),
      'synonyms[0].typed[1]',
      'Found "press ups"; the search reads it like "press-up" above',
      'keep one',
    ],
  ],
)

test('a site without the file has empty search settings', () => {
  expect(goodContent().check().content.search).toEqual({ synonyms: [], health: [] })
})
