import { frequencyOf, parseDuration } from '../../src/lib/duration'

test.each([
  ['4 weeks, 4x/week', { weeks: 4, perWeek: 4 }],
  ['16 weeks, 6x/week', { weeks: 16, perWeek: 6 }],
  ['1 week, 1x/week', { weeks: 1, perWeek: 1 }],
])('%s is parsed as weeks and sessions per week', (duration, expected) => {
  expect(parseDuration(duration)).toEqual(expected)
})

test.each([
  '',
  '4 weeks',
  '4 weeks 4x/week',
  '0 weeks, 4x/week',
  'four weeks, 4x/week',
  '4 weeks, 4/week',
])('"%s" is not parsed', (duration) => {
  expect(parseDuration(duration)).toBeUndefined()
})

test('the frequency is the text after the comma', () => {
  expect(frequencyOf('6 weeks, 5x/week')).toBe('5x/week')
  expect(frequencyOf('6 weeks,  twice a week, or more')).toBe('twice a week, or more')
})

test.each(['6 weeks', '6 weeks,', ''])('without a frequency, "%s" means 4x/week', (duration) => {
  expect(frequencyOf(duration)).toBe('4x/week')
})
