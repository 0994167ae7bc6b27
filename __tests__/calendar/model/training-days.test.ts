import {
  planLength,
  plannedSessions,
  proposedDays,
} from '../../../src/calendar/model/training-days'

test.each([
  // A Wednesday, with training on Monday, Wednesday and Friday.
  ['2026-11-25', [0, 2, 4], 2, '1.1 11-25, 1.2 11-27, 1.3 11-30, 2.1 12-02, 2.2 12-04, 2.3 12-07'],
  ['2028-02-28', [0, 1, 2], 1, '1.1 02-28, 1.2 02-29, 1.3 03-01'],
  ['2026-12-28', [0], 2, '1.1 12-28, 2.1 01-04'],
])('weeks count from the start date %s', (start, days, weeks, expected) => {
  const planned = plannedSessions({ from: 1, start, days }, weeks, [])
  const texts = planned.map(
    ({ week, session, day }) => `${week}.${session} ${new Date(day).toISOString().slice(5, 10)}`,
  )
  expect(texts.join(', ')).toBe(expected)
})

test.each([1, 2, 3, 4, 5, 6, 7])('proposes one day per session: %d', (perWeek) => {
  const days = proposedDays(perWeek, [])
  expect(new Set(days).size).toBe(perWeek)
  expect(days.every((day) => day >= 0 && day <= 6)).toBe(true)
})

test("proposes the plan's own days if there is one per session", () => {
  const week = (...days: string[]) => days.map((day) => ({ name: 'One', day }))
  expect(proposedDays(2, [week('Tuesday', 'Sunday'), week('Monday', 'Friday')])).toEqual([1, 6])
  expect(proposedDays(2, [week('Tuesday', 'Tuesday')])).toEqual([0, 3])
})

test.each([
  ['16 weeks, 5x/week', 16, 5],
  ['1 week, 9x/week', 1, 7],
  ['As long as it takes', 2, 4],
])('the length of a plan with two week texts, from "%s"', (duration, weeks, perWeek) => {
  expect(planLength({ duration, weeks: ['a', 'b'] })).toEqual({ weeks, perWeek })
})
