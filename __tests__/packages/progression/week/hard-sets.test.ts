import { linesInWeek } from '../../../../packages/progression/language/week'
import {
  isHard,
  muscleSets,
  muscleWeeks,
  reserveOf,
  setsInWeek,
} from '../../../../packages/progression/week/hard-sets'
import { library, program } from '../../../support/fixtures/program'
import type { LineFields } from '../../../support/fixtures/program-line'
import { aLine, aSession } from '../../../support/fixtures/sample-program'

test.each<[string, LineFields, number | undefined, boolean]>([
  ['2 in reserve', { reserve: '2' }, 2, true],
  ['the top of a range', { reserve: '2-4' }, 4, true],
  ['5 in reserve', { reserve: '5' }, 5, false],
  ['RPE 8', { rpe: 8 }, 2, true],
  ['RPE 5', { rpe: 5 }, 5, false],
  ['no effort, which counts as hard', {}, 2, true],
  ['effort in words only', { effort: 'easy' }, undefined, false],
])('%s', (_, effort, reserve, hard) => {
  const [line] = linesInWeek(program, aSession('A', { lines: [aLine('squat', effort)] }), 1)
  expect(line && [reserveOf(line), isHard(line)]).toEqual([reserve, hard])
})

test('a hard set counts 1 for a main muscle and half for a helping one; an effort in words counts none', () => {
  // Week 1: Strong twice, with three sets of each lift.
  const counts = muscleSets(program, 1, library).map(({ muscle, sets }) => `${muscle} ${sets}`)
  expect(counts.join(', ')).toBe(
    'chest 6, shoulders 3, upper back 6, lats 6, biceps 3, triceps 3, glutes 6, quads 6, adductors 3',
  )
})

test('hard sets per muscle and week leave out untrained muscles', () => {
  const rows = new Map(muscleWeeks(program, 4, library).map((row) => [row.muscle, row.sets]))
  // Strong runs twice, once, twice, once; its squat has 3, 3, 4 and 2 sets.
  expect(rows.get('quads')).toEqual([6, 3, 8, 2])
  // The plank's two sets: none in week 1, then on two days, one day and two days.
  expect(rows.get('abs')).toEqual([0, 4, 2, 4])
  expect(rows.has('calves')).toBe(false)
})

test('the sets of a week include easy ones', () => {
  // Twice 3 + 3 + 3, and the run.
  expect(setsInWeek(program, 1)).toBe(19)
})
