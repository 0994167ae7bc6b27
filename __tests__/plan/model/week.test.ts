import { daysInWeek, daysOfWeek, lineInWeek, sessionsInWeek } from '../../../src/plan/model/week'
import { program } from '../../support/fixtures/program'

const [strong, easy] = program.sessions
if (!strong || !easy) throw new Error('The fixture has two sessions.')

test('alternating days change from week to week and are sorted by weekday', () => {
  expect(daysInWeek(strong, 1)).toEqual(['Monday', 'Friday'])
  expect(daysInWeek(strong, 2)).toEqual(['Wednesday'])
  expect(daysInWeek(strong, 3)).toEqual(['Monday', 'Friday'])
})

test('a session has no days in a week it skips', () => {
  expect(daysInWeek({ ...strong, weeks: [1, 3] }, 2)).toEqual([])
})

test('a line takes the values of its week, or the single value for all weeks', () => {
  const [squat] = strong.lines
  expect(squat && lineInWeek(squat, 3, 0)).toMatchObject({
    exercise: 'squat',
    sets: 4,
    amount: '5',
    reserve: '1',
    rest: '3 minutes',
  })
})

test('a line without sets in a week is left out', () => {
  expect(sessionsInWeek(program, 1).find(({ name }) => name === 'Easy')?.lines).toHaveLength(1)
  const [, plank] = sessionsInWeek(program, 2).find(({ name }) => name === 'Easy')?.lines ?? []
  expect(plank).toMatchObject({ exercise: 'plank', index: 1, sets: 2 })
})

test('sessions are sorted by their first day', () => {
  expect(sessionsInWeek(program, 1).map(({ name }) => name)).toEqual(['Strong', 'Easy'])
  expect(sessionsInWeek(program, 2).map(({ name }) => name)).toEqual(['Easy', 'Strong'])
})

test('a session without lines in a week is left out', () => {
  const empty = { ...strong, lines: strong.lines.map((line) => ({ ...line, sets: [1, 0, 1, 1] })) }
  expect(sessionsInWeek({ ...program, sessions: [empty] }, 2)).toEqual([])
})

test("a session's own warm-up overrides the plan's", () => {
  expect(sessionsInWeek(program, 1).map(({ warmUp }) => warmUp)).toEqual([
    'Five minutes easy.',
    'None.',
  ])
})

test('a session on two days is listed on both', () => {
  expect(daysOfWeek(program, 1).map(({ day, name }) => [day, name])).toEqual([
    ['Monday', 'Strong'],
    ['Wednesday', 'Easy'],
    ['Friday', 'Strong'],
  ])
})
