import { daysByWeek, sessionNames } from '../../src/lib/plan-agenda'

const entry = (name: string, day: string) => ({ name, day })

/** Session A on Monday and Friday, B on Wednesday; in week 2 the week ends on Saturday. */
const agenda = [
  [entry('A', 'Monday'), entry('B', 'Wednesday'), entry('A', 'Friday')],
  [entry('B', 'Monday'), entry('A', 'Wednesday'), entry('B', 'Saturday')],
]

test('names sessions, and tells those of one name apart by their days', () => {
  expect(sessionNames(agenda[0])).toEqual(['A, Monday', 'B', 'A, Friday'])
  expect(sessionNames(undefined)).toEqual([])
})

test("keeps the plan's own days in weeks in which they are others", () => {
  expect(daysByWeek([0, 2, 4], 2, agenda)).toEqual([
    [0, 2, 4],
    [0, 2, 5],
  ])
})

test('keeps the days a visitor chose in all weeks', () => {
  expect(daysByWeek([1, 2, 4], 2, agenda)).toEqual([
    [1, 2, 4],
    [1, 2, 4],
  ])
})

test('keeps the days where a plan says none, or fewer', () => {
  expect(daysByWeek([0, 3], 2)).toEqual([
    [0, 3],
    [0, 3],
  ])
  expect(daysByWeek([0, 2, 4], 3, agenda)[2]).toEqual([0, 2, 4])
})
