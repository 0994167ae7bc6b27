import { frequencyOf, parseDuration } from '../../../../packages/progression/language/duration'

test.each([
  ['4 weeks, 4x/week', { weeks: 4, perWeek: 4 }],
  ['1 week, 1x/week', { weeks: 1, perWeek: 1 }],
  ['4 weeks', undefined],
  ['4 weeks 4x/week', undefined],
  ['0 weeks, 4x/week', undefined],
  ['four weeks, 4x/week', undefined],
  ['4 weeks, 4/week', undefined],
])('%s is parsed as %j', (duration, expected) => {
  expect(parseDuration(duration)).toEqual(expected)
})

test.each([
  ['6 weeks, 5x/week', '5x/week'],
  ['6 weeks,  twice a week, or more', 'twice a week, or more'],
  ['6 weeks', '4x/week'],
  ['', '4x/week'],
])('the frequency of "%s" is %s', (duration, frequency) => {
  expect(frequencyOf(duration)).toBe(frequency)
})
