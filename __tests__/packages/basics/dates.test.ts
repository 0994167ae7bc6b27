import { daysBetween, isDay, localDate } from '../../../packages/basics/dates'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-45', false],
  ['2026-1-5', false],
  ['2026-01-05T18:00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-03-01', '2026-03-11', 10],
  ['2026-03-11', '2026-03-01', -10],
  ['2026-03-01', '2026-03-01', 0],
  // The clocks change in Europe, and in the United States.
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-31', '2026-11-02', 2],
])('from %s to %s are %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test('a date is the day on the clock of the visitor', () => {
  expect(localDate(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(localDate(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
