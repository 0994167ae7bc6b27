import { longDate } from '../../src/lib/date-text'

test.each([
  ['2024-03-05', 'March 5, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2023-12-31', 'December 31, 2023'],
  ['2024-01-01', 'January 1, 2024'],
])('Dates in en-US long format, whatever the browser speaks: %s reads %s', (day, words) => {
  expect(longDate(day)).toBe(words)
})

test('names each month as Intl does', () => {
  const { format } = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (const month of Array(12).keys()) {
    const day = `2025-${`${month + 1}`.padStart(2, '0')}-09`
    expect(longDate(day)).toBe(format(new Date(day)))
  }
})
