import {
  planLength,
  plannedSessions,
  proposedDays,
  utcMidnight,
} from '../../../src/calendar/model/training-days'

/** The same days in each week. */
const everyWeek = (days: number[], weeks: number) => Array.from({ length: weeks }, () => days)

const datesOf = (start: string, days: number[], weeks: number) =>
  plannedSessions(start, everyWeek(days, weeks)).map(({ day }) =>
    new Date(day).toISOString().slice(0, 10),
  )

test('counts weeks from the start date, even midweek', () => {
  // A Wednesday, with training on Monday, Wednesday and Friday.
  expect(datesOf('2026-11-25', [0, 2, 4], 2)).toEqual([
    '2026-11-25',
    '2026-11-27',
    '2026-11-30',
    '2026-12-02',
    '2026-12-04',
    '2026-12-07',
  ])
})

test('numbers weeks and sessions from 1, in the order of the days', () => {
  expect(
    plannedSessions('2026-11-25', everyWeek([0, 2], 2)).map(({ week, session }) => [week, session]),
  ).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ])
})

test('handles leap days and the end of a year', () => {
  expect(datesOf('2028-02-28', [0, 1, 2], 1)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(datesOf('2026-12-28', [0], 2)).toEqual(['2026-12-28', '2027-01-04'])
})

test.each([1, 2, 3, 4, 5, 6, 7])('proposes one day per session: %d', (perWeek) => {
  const days = proposedDays(perWeek, 'Train when you can.')
  expect(new Set(days).size).toBe(perWeek)
  expect(days.every((day) => day >= 0 && day <= 6)).toBe(true)
})

test('proposes the days named in the overview if their number matches', () => {
  const overview = 'Tuesday: squat. Thursday: press. Saturday: both, as on Tuesday.'
  expect(proposedDays(3, overview)).toEqual([1, 3, 5])
  expect(proposedDays(4, overview)).toEqual([0, 1, 3, 4])
})

test("proposes the plan's own days if there is one per session", () => {
  const entry = (day: string) => ({ name: 'One', day })
  const agenda = [
    [entry('Tuesday'), entry('Sunday')],
    [entry('Monday'), entry('Friday')],
  ]
  expect(proposedDays(2, 'Monday and Thursday.', agenda)).toEqual([1, 6])
  // Two sessions on one day.
  expect(proposedDays(2, '', [[entry('Tuesday'), entry('Tuesday')]])).toEqual([0, 3])
})

test("takes a plan's length from its duration, or else from its weeks", () => {
  expect(planLength({ duration: '16 weeks, 5x/week', weeks: [] })).toEqual({
    weeks: 16,
    perWeek: 5,
  })
  expect(planLength({ duration: '1 week, 9x/week', weeks: [] })).toEqual({ weeks: 1, perWeek: 7 })
  const open = { duration: 'As long as it takes', weeks: ['a', 'b'] }
  expect(planLength(open)).toEqual({ weeks: 2, perWeek: 4 })
})

test('an invalid date is NaN', () => {
  expect(utcMidnight('2026-11-23')).toBe(Date.UTC(2026, 10, 23))
  for (const date of ['', '2026-13-01', '23.11.2026', '12026-11-23'])
    expect(utcMidnight(date)).toBeNaN()
})
