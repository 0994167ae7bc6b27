import {
  daysInWeek,
  daysOfWeek,
  linesInWeek,
  sessionsInWeek,
} from '../../../../packages/progression/language/week'
import { program } from '../../../support/fixtures/program'
import { changedLine } from '../../../support/fixtures/program-line'

const [strong, easy] = program.sessions
if (!strong || !easy) throw new Error('The fixture has two sessions.')

test('alternating days change from week to week, sorted by weekday; a skipped week has none', () => {
  expect([1, 2, 3].map((week) => daysInWeek(strong, week))).toEqual([
    ['Monday', 'Friday'],
    ['Wednesday'],
    ['Monday', 'Friday'],
  ])
  expect(daysInWeek({ ...strong, weeks: [1, 3] }, 2)).toEqual([])
})

test('a line takes the values of its week, or the single value for all weeks', () => {
  expect(linesInWeek(program, strong, 3)[0]).toMatchObject({
    exercise: 'squat',
    sets: 4,
    amount: '5',
    reserve: '1',
    rest: '3 minutes',
    isFirst: false,
    lineKey: 'Strong / squat / 1',
  })
})

test('a line or a session without sets in a week is left out', () => {
  const easyLines = (week: number) =>
    sessionsInWeek(program, week).find(({ name }) => name === 'Easy')?.lines ?? []
  expect(easyLines(1)).toHaveLength(1)
  expect(easyLines(2)[1]).toMatchObject({ exercise: 'plank', isFirst: true, sets: 2 })
  // A session that begins later has its first lines then.
  expect(linesInWeek(program, { ...strong, weeks: [2, 3] }, 2)[0]).toMatchObject({ isFirst: true })
  const empty = {
    ...strong,
    lines: strong.lines.map((line) => changedLine(line, { sets: [1, 0, 1, 1] })),
  }
  expect(sessionsInWeek({ ...program, sessions: [empty] }, 2)).toEqual([])
})

test("sessions are sorted by their first day, and their own warm-up overrides the plan's", () => {
  const namesIn = (week: number) => sessionsInWeek(program, week).map(({ name }) => name)
  expect([namesIn(1), namesIn(2)]).toEqual([
    ['Strong', 'Easy'],
    ['Easy', 'Strong'],
  ])
  const warmUps = sessionsInWeek(program, 1).map(({ warmUp }) => warmUp)
  expect(warmUps).toEqual(['Five minutes easy.', 'None.'])
})

test('a session on two days is listed on both', () => {
  expect(daysOfWeek(program, 1).map(({ day, name }) => [day, name])).toEqual([
    ['Monday', 'Strong'],
    ['Wednesday', 'Easy'],
    ['Friday', 'Strong'],
  ])
})
