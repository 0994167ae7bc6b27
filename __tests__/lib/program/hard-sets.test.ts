import {
  isHard,
  loadLine,
  muscleSets,
  muscleWeeks,
  reserveOf,
  setsInWeek,
  weekLoad,
} from '../../../src/lib/program/hard-sets'
import type { ProgramLine } from '../../../src/lib/program/program'
import { lineInWeek } from '../../../src/lib/program/week'
import { library, program } from '../../support/fixtures/program'

/** A line of three sets with this effort. */
function lineWith(effort: Partial<ProgramLine>) {
  const line = lineInWeek(
    { exercise: 'squat', sets: [3], measure: 'reps', amount: ['5'], rest: ['none'], ...effort },
    1,
    0,
  )
  if (!line) throw new Error('The line has sets.')
  return line
}

test.each<[string, Partial<ProgramLine>, number | undefined, boolean]>([
  ['2 in reserve', { reserve: ['2'] }, 2, true],
  ['the most of a range', { reserve: ['2-4'] }, 4, true],
  ['5 in reserve', { reserve: ['5'] }, 5, false],
  ['RPE 8', { rpe: ['8'] }, 2, true],
  ['RPE 5', { rpe: ['5'] }, 5, false],
  ['nothing said, which means hard', {}, 2, true],
  ['words alone', { effort: ['easy'] }, undefined, false],
])('%s', (_, effort, reserve, hard) => {
  expect(reserveOf(lineWith(effort))).toBe(reserve)
  expect(isHard(lineWith(effort))).toBe(hard)
})

test('hard sets: 1 for a main muscle, half for a helping one, none for a run said in words', () => {
  // Week 1: Strong twice, with three sets of each lift.
  expect(muscleSets(program, 1, library)).toEqual([
    { muscle: 'chest', sets: 6 },
    { muscle: 'shoulders', sets: 3 },
    { muscle: 'upper back', sets: 6 },
    { muscle: 'lats', sets: 6 },
    { muscle: 'biceps', sets: 3 },
    { muscle: 'triceps', sets: 3 },
    { muscle: 'glutes', sets: 6 },
    { muscle: 'quads', sets: 6 },
    { muscle: 'adductors', sets: 3 },
  ])
})

test('by muscle and week, those that never get a set left out', () => {
  const rows = new Map(muscleWeeks(program, 4, library).map((row) => [row.muscle, row.sets]))
  // Strong is trained twice, once, twice, once; its squat has 3, 3, 4 and 2 sets.
  expect(rows.get('quads')).toEqual([6, 3, 8, 2])
  // The plank's two sets: not in week 1, on two days, on one, on two.
  expect(rows.get('abs')).toEqual([0, 4, 2, 4])
  expect(rows.has('calves')).toBe(false)
})

test('all sets of a week, easy ones too', () => {
  // Twice 3 + 3 + 3, and the run.
  expect(setsInWeek(program, 1)).toBe(19)
})

test('the load of a week: sets weighted by effort, five steady minutes as a set', () => {
  // Strong: 3 × 0.8 + 3 × 0.8 + 3 × 0.9 = 7.5, twice. Easy: 25 minutes are 5 sets × 0.65 = 3.25.
  expect(weekLoad(program, 1)).toBeCloseTo(18.3, 5)
  // Strong: 3 × 0.9 + 2.4 + 2.7 = 7.8. Easy: 3.25 and 2 × 0.9 = 5.05, twice.
  expect(weekLoad(program, 2)).toBeCloseTo(17.9, 5)
})

test.each([
  ['0', 3],
  ['1', 3],
  ['2', 2.7],
  ['3', 2.4],
  ['4', 2],
  ['5', 1.5],
  ['6', 1.2],
  ['7', 0.9],
  ['12', 0.9],
])('three sets with %s in reserve weigh %s', (reserve, load) => {
  const [session] = program.sessions
  if (!session) throw new Error('The fixture has sessions.')
  const lines = [{ ...lineWith({}), sets: [3], amount: ['5'], rest: ['none'], reserve: [reserve] }]
  const one = { ...session, days: [['Monday']], lines } as typeof session
  const plain = JSON.parse(JSON.stringify({ ...program, sessions: [one] })) as typeof program
  expect(weekLoad(plain, 1)).toBe(load)
})

test('the load line has a number for each week', () => {
  expect(loadLine(program, 4)).toHaveLength(4)
})
