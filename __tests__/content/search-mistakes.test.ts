import { goodContent } from './good-content'
import { type Mistake, testMistakes } from './mistakes'

const emergency = {
  title: 'Get help',
  signs: ['chest pain'],
  text: ['Call.'],
  pages: ['/blog/sleep'],
}
const good = {
  synonyms: [{ typed: ['coffee'], means: ['caffeine'] }],
  health: ['pregnant'],
  emergencies: [emergency],
}

const inSearch = (name: string, fields: object, field: string, says: string[]): Mistake => ({
  name,
  make: (folder) => folder.write('search.json', JSON.stringify({ ...good, ...fields }, null, 2)),
  file: 'search.json',
  field,
  says,
})

testMistakes([
  inSearch('a misspelled field', { synonims: [] }, 'synonims', ['did you mean "synonyms"?']),
  inSearch(
    'a phrase of words that are left out',
    { synonyms: [{ typed: ['how is it'], means: ['caffeine'] }] },
    'synonyms[0].typed[0]',
    ['ignores every word of "how is it"'],
  ),
  inSearch(
    'a phrase in two forms',
    { synonyms: [{ typed: ['press-up', 'press ups'], means: ['push-up'] }] },
    'synonyms[0].typed[1]',
    ['Found "press ups"; the search reads it like "press-up" above', 'keep one'],
  ),
  inSearch(
    'a sign with a group of words that are left out',
    { emergencies: [{ ...emergency, signs: ['pregnant + has'] }] },
    'emergencies[0].signs[0]',
    ['ignores every word of "has"'],
  ),
  inSearch(
    'a sign that ends in a plus',
    { emergencies: [{ ...emergency, signs: ['chest pain +'] }] },
    'emergencies[0].signs[0]',
    ['ignores every word of ""'],
  ),
  inSearch(
    'an emergency that leads to a page that does not exist',
    { emergencies: [{ ...emergency, pages: ['/blog/slep#part'] }] },
    'emergencies[0].pages[0]',
    ['no page "/blog/slep"', 'did you mean "/blog/sleep"?'],
  ),
  inSearch(
    'an emergency that leads to a plan',
    { emergencies: [{ ...emergency, pages: ['/workouts/base-beginner'] }] },
    'emergencies[0].pages[0]',
    ['"/workouts/base-beginner"', 'starting with /blog/ or /guides/'],
  ),
])

test("an emergency without a text takes the safety block's text, if any", () => {
  const { text: _, ...wordless } = emergency
  const folder = goodContent()
  folder.write('search.json', JSON.stringify({ ...good, emergencies: [wordless] }))
  const { errors, content } = folder.check()
  const hasSafety = Boolean(content.site?.safety)
  expect(errors.map(({ field }) => field)).toEqual(hasSafety ? [] : ['emergencies[0].text'])
})

test('a site without the file has empty search settings', () => {
  expect(goodContent().check().content.search).toEqual({
    synonyms: [],
    health: [],
    emergencies: [],
  })
})
