import { daysInWeek, daysOfWeek, lineInWeek, sessionsInWeek } from '../../../src/plan/model/week'
import { program } from '../../support/fixtures/program'

const [strong, easy] = program.sessions
if (!strong || !easy) throw new Error('The fixture has two sessions.')

test('days that alternate change from week to week, and come in the order of the week', () => {
  expect(daysInWeek(strong, 1)).toEqual(['Monday', 'Friday'])
  expect(daysInWeek(strong, 2)).toEqual(['Wednesday'])
  expect(daysInWeek(strong, 3)).toEqual(['Monday', 'Friday'])
})

test('a session has no days in a week in which it does not take place', () => {
  expect(daysInWeek({ ...strong, weeks: [1, 3] }, 2)).toEqual([])
})

test('a line has the values of its week, or the one for all weeks', () => {
  const [squat] = strong.lines
  expect(squat && lineInWeek(squat, 3, 0)).toMatchObject({
    exercise: 'squat',
    sets: 4,
    amount: '5',
    reserve: '1',
    rest: '3 minutes',
  })
})

test('a line is left out in a week without sets', () => {
  expect(sessionsInWeek(program, 1).find(({ name }) => name === 'Easy')?.lines).toHaveLength(1)
  const [, plank] = sessionsInWeek(program, 2).find(({ name }) => name === 'Easy')?.lines ?? []
  expect(plank).toMatchObject({ exercise: 'plank', index: 1, sets: 2 })
})

test('sessions stand in the order of their first days', () => {
  expect(sessionsInWeek(program, 1).map(({ name }) => name)).toEqual(['Strong', 'Easy'])
  expect(sessionsInWeek(program, 2).map(({ name }) => name)).toEqual(['Easy', 'Strong'])
})

test('a session without lines in a week does not take place', () => {
  const empty = { ...strong, lines: strong.lines.map((line) => ({ ...line, sets: [1, 0, 1, 1] })) }
  expect(sessionsInWeek({ ...program, sessions: [empty] }, 2)).toEqual([])
})

test('a session has its own warm-up, else that of the plan', () => {
  expect(sessionsInWeek(program, 1).map(({ warmUp }) => warmUp)).toEqual([
    'Five minutes easy.',
    'None.',
  ])
})

test('day by day, a session of two days stands there twice', () => {
  expect(daysOfWeek(program, 1).map(({ day, name }) => [day, name])).toEqual([
    ['Monday', 'Strong'],
    ['Wednesday', 'Easy'],
    ['Friday', 'Strong'],
  ])
})
