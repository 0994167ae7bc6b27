import { goodContent } from './good-content'
import { testMistakes } from './mistakes'

const help = { title: 'Get help', signs: ['chest pain'], text: ['Call.'], pages: ['/blog/sleep'] }
const good = {
  synonyms: [{ typed: ['coffee'], means: ['caffeine'] }],
  health: ['pregnant'],
  emergencies: [help],
}

const typed = (...phrases: string[]) => ({ synonyms: [{ typed: phrases, means: ['push-up'] }] })
const emergency = (fields: object) => ({ emergencies: [{ ...help, ...fields }] })
const sign = 'emergencies[0].signs[0]'
const page = 'emergencies[0].pages[0]'

testMistakes(
  'search.json',
  (folder, fields: object) => folder.write('search.json', JSON.stringify({ ...good, ...fields })),
  [
    [{ synonims: [] }, 'synonims', 'did you mean "synonyms"?'],
    [typed('how is it'), 'synonyms[0].typed[0]', 'ignores every word of "how is it"'],
    [
      typed('press-up', 'press ups'),
      'synonyms[0].typed[1]',
      'Found "press ups"; the search reads it like "press-up" above',
      'keep one',
    ],
    [emergency({ signs: ['pregnant + has'] }), sign, 'ignores every word of "has"'],
    [emergency({ signs: ['chest pain +'] }), sign, 'ignores every word of ""'],
    [
      emergency({ pages: ['/blog/slep#part'] }),
      page,
      '"/blog/slep"',
      'did you mean "/blog/sleep"?',
    ],
    [emergency({ pages: ['/workouts/base-beginner'] }), page, 'starting with /blog/ or /guides/'],
    [emergency({ text: undefined }), 'emergencies[0].text', 'no `safety.emergency`', 'what to do'],
  ],
)

test('an emergency without a text takes the text of the safety block', () => {
  const folder = goodContent()
  folder.write('search.json', JSON.stringify({ ...good, ...emergency({ text: undefined }) }))
  folder.change('site.json', { safety: { title: 'A', emergency: 'B.', stop: 'C.', doctor: 'D.' } })
  expect(folder.check().errors).toEqual([])
})

test('a site without the file has empty search settings', () => {
  const empty = { synonyms: [], health: [], emergencies: [] }
  expect(goodContent().check().content.search).toEqual(empty)
})
