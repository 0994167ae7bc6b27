import { parseRange } from '../../../../packages/progression/language/numbers'
import { restPattern, restSeconds } from '../../../../packages/progression/language/rest'
import { sessionsInWeek } from '../../../../packages/progression/language/week'
import { estimatedSetSeconds, sessionMinutes } from '../../../../packages/progression/week/minutes'
import { exerciseBreakdown } from '../../../../packages/progression/words/exercise-breakdown'
import { effortText } from '../../../../packages/progression/words/line-words'
import { amountText } from '../../../../packages/progression/words/target-text'
import { loadLineShape, loadY } from '../../../../src/plan/model/load-line-shape'
import { library, program } from '../../../support/fixtures/program'
import { changedLine, type LineFields } from '../../../support/fixtures/program-line'

const found = <Item>(item: Item | undefined): Item => {
  if (!item) throw new Error('The fixture lacks it.')
  return item
}
const session = (name: string, week = 1) =>
  found(sessionsInWeek(program, week).find((one) => one.name === name))
const line = (exercise: string) =>
  found(
    sessionsInWeek(program, 2)
      .flatMap(({ lines }) => lines)
      .find((one) => one.exercise === exercise),
  )

/** The row of a plan whose only session has variations of the fixture's squat. */
function rowOf(...variations: LineFields[]) {
  const strong = found(program.sessions[0])
  const lines = variations.map((fields) => changedLine(found(strong.lines[0]), fields))
  return exerciseBreakdown({ ...program, sessions: [{ ...strong, lines }] }, 4, library)[0]
}

test('the breakdown lists each exercise once, with its ranges over all weeks', () => {
  expect(exerciseBreakdown(program, 4, library)).toEqual([
    { exercise: 'squat', name: 'Back squat', sets: '2-4', reps: '5', rest: '3 minutes' },
    { exercise: 'bench', name: 'Bench press', sets: '3', reps: '8-10', rest: '90 seconds' },
    { exercise: 'row', name: 'One-arm row', sets: '3', reps: '10-12 per side', rest: '60 seconds' },
    { exercise: 'run', name: 'Easy run', sets: '1', reps: '20-30 minutes', rest: 'none' },
    { exercise: 'plank', name: 'Plank', sets: '2', reps: '30-40 seconds', rest: '45 seconds' },
  ])
})

test('the breakdown names every measure and rest of an exercise', () => {
  const row = rowOf(
    {},
    { measure: 'seconds', amount: '30', rest: 'none' },
    { amount: 'max', rest: '5 minutes' },
  )
  expect(row).toMatchObject({
    reps: '5, or 30 seconds, or as many as possible',
    rest: 'none to 5 minutes',
  })
})

test('a timed interval replaces the rest and sets the duration', () => {
  expect(rowOf({ every: 60 }, { test: true })?.rest).toBe('until 60 seconds are up, or 3 minutes')
  const strong = session('Strong')
  const first = { ...found(strong.lines[0]), every: 60, group: 'A', sets: 4 }
  const last = { ...line('run'), group: 'A', amount: '5' }
  expect(sessionMinutes({ ...strong, lines: [first, last] }, library)).toBe(15)
})

test('session minutes include warm-up, work, rests and setup', () => {
  // 360 + squat 3 × (5 × 4 + 180) + 45 + bench 3 × (10 × 4 + 90) + row 3 × (12 × (3 + 1 + 1) × 2
  // sides + 60) - the last rest of 60 = 1875 seconds.
  expect(sessionMinutes(session('Strong'), library)).toBe(1875 / 60)
  // 360 + 30 minutes + 45; week 2 adds a plank of 2 × (30 + 45) + 45 and drops its last rest.
  expect(sessionMinutes(session('Easy'), library)).toBe((360 + 1800 + 45) / 60)
  expect(sessionMinutes(session('Easy', 2), library)).toBe((2205 + 150 + 45 - 45) / 60)
})

test('work of a set: the most reps at four seconds, both sides, timed sets as they are, max as ten reps', () => {
  expect(estimatedSetSeconds(line('bench'), library)).toBe(40)
  expect(estimatedSetSeconds({ ...line('row'), tempo: undefined }, library)).toBe(96)
  expect(estimatedSetSeconds(line('plank'), library)).toBe(30)
  expect(estimatedSetSeconds({ ...line('bench'), amount: 'max' }, library)).toBe(40)
  expect(estimatedSetSeconds({ ...line('bench'), measure: 'meters', amount: '40' }, library)).toBe(
    40,
  )
})

test('ranges and rests are parsed from text', () => {
  expect(parseRange('8-12')).toEqual({ low: 8, high: 12 })
  expect(parseRange('max')).toEqual({ low: undefined, high: undefined })
  const rests = ['2-3 minutes', '20-30 seconds', '45-60 seconds', '48 seconds', '1 minute', 'none']
  expect(rests.map(restSeconds)).toEqual([150, 25, 55, 48, 60, 0])
  expect(rests.every((text) => restPattern.test(text))).toBe(true)
  expect(['90', '2 min', '2 - 3 minutes'].some((text) => restPattern.test(text))).toBe(false)
})

test('sets, amounts and effort are written as text', () => {
  expect(amountText(line('row'), library)).toBe('10-12 per side')
  expect(amountText({ ...line('run'), amount: '1' }, library)).toBe('1 minute')
  expect(amountText({ ...line('bench'), amount: 'max' }, library)).toBe('as many as possible')
  expect(effortText(line('row'))).toBe('RPE 8')
  expect(effortText(line('bench'))).toBe('2-3 in reserve')
  expect(effortText(line('plank'))).toBe('')
})

test("the load chart's y axis starts at zero, so half the load is half as high", () => {
  expect(loadY(50, 100, 100)).toBe(54)
  const { points, line: path, area } = loadLineShape([100, 50], { width: 100, height: 100 })
  expect(points).toEqual([
    { x: 25, y: 8 },
    { x: 75, y: 54 },
  ])
  expect(path).toBe('M0 8H50V54H100')
  expect(area).toBe('M0 100V8H50V54H100V100Z')
})

test('weeks without load lie on the baseline', () => {
  const { line: path } = loadLineShape([0, 0], { width: 10, height: 10 })
  expect(path).toBe('M0 10H5V10H10')
})
