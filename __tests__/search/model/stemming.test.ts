import { stem, termsIn } from '../../../src/search/model/stemming'

test.each([
  ['muscle', 'muscles'],
  ['lift', 'lifted', 'lifts', 'lifting'],
  ['plan', 'plans', 'planned', 'planning'],
  ['body', 'bodies'],
  ['press', 'presses', 'pressing'],
  ['exercise', 'exercises', 'exercising', 'exercised'],
  ['hydrate', 'hydrated', 'hydration', 'hydrating'],
  ['squat', 'squats', 'squatting'],
  ['recipe', 'recipes'],
  ['box', 'boxes'],
  ['sore', 'soreness'],
  ['dizzy', 'dizziness'],
])('%s is found by its forms', (word, ...forms) => {
  for (const form of forms) expect(stem(form)).toBe(stem(word))
})

test.each([
  ['bus', 'bu'],
  ['press', 'pres'],
  ['sing', 's'],
  ['bed', 'b'],
  ['focus', 'focu'],
  ['fasting', 'fast'],
  ['boxing', 'box'],
  ['fitting', 'fit'],
  ['tearing', 'tear'],
  ['speed', 'spe'],
])('%s is not cut to %s', (word, wrong) => {
  expect(stem(word)).not.toBe(wrong)
})

test('stop words are removed, and punctuation and accents ignored', () => {
  expect(termsIn('How much protein do I need a day?')).toEqual(['much', 'protein', 'need', 'day'])
  expect(termsIn('Crème, "today"!')).toEqual(['crem', 'today'])
  expect(termsIn('constructor')).toEqual(['constructor'])
})

test('a hyphenated word is found by its parts and as a whole', () => {
  expect(termsIn('pull-ups')).toEqual(['pull', 'up', 'pullup'])
})

test('a possessive becomes the word, and numbers stay unchanged', () => {
  expect(termsIn("the coach's 1500 m")).toEqual([stem('coach'), '1500'])
})

test('an empty text has no terms', () => {
  expect(termsIn('')).toEqual([])
  expect(termsIn('  ... !? ')).toEqual([])
})

test('other alphabets have words too', () => {
  expect(termsIn('שינה לפני אימון')).toHaveLength(3)
})

test('synonyms find each other', () => {
  expect(termsIn('sore aches hurting')).toEqual(['pain', 'pain', 'pain'])
  expect(termsIn('calf')).toEqual(termsIn('calves'))
})
