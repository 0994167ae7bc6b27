import { daysByWeek } from '../../src/lib/plan-agenda'

const entry = (name: string, day: string) => ({ name, day })

/** Session A on Monday and Friday, B on Wednesday; Saturday replaces Friday in week 2. */
const agenda = [
  [entry('A', 'Monday'), entry('B', 'Wednesday'), entry('A', 'Friday')],
  [entry('B', 'Monday'), entry('A', 'Wednesday'), entry('B', 'Saturday')],
]

test("keeps the plan's own days in weeks with other days", () => {
  expect(daysByWeek([0, 2, 4], 2, agenda)).toEqual([
    [0, 2, 4],
    [0, 2, 5],
  ])
})

test("keeps the visitor's days in all weeks", () => {
  expect(daysByWeek([1, 2, 4], 2, agenda)).toEqual([
    [1, 2, 4],
    [1, 2, 4],
  ])
})

test('keeps the chosen days if a plan names none or fewer', () => {
  expect(daysByWeek([0, 3], 2)).toEqual([
    [0, 3],
    [0, 3],
  ])
  expect(daysByWeek([0, 2, 4], 3, agenda)[2]).toEqual([0, 2, 4])
})
