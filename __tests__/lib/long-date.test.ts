import { longDate } from '../../src/lib/long-date'

test.each([
  ['2024-03-05', 'March 5, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2023-12-31', 'December 31, 2023'],
  ['2024-01-01', 'January 1, 2024'],
])('%s reads %s', (day, words) => {
  expect(longDate(day)).toBe(words)
})
