import { inBothUnits } from '../../../src/plan/model/both-units'
import { effortTerms } from '../../../src/plan/model/effort-terms'
import { lineSentence, plainLines } from '../../../src/plan/model/plain-lines'
import { libraryOf, type ProgramLine } from '../../../src/plan/model/program'
import { linesInWeek } from '../../../src/plan/model/week'
import { abbreviateUnits } from '../../../src/plan/model/week-table'
import {
  aLine,
  aSession,
  sampleLibrary,
  sampleProgram,
} from '../../support/fixtures/sample-program'

const library = libraryOf(sampleLibrary)

/** Texts of a session's lines in the first week. */
const wordsOf = (...lines: ProgramLine[]) =>
  plainLines(linesInWeek(sampleProgram, aSession('A', { lines }), 1), library)

const sentenceOf = (line: ProgramLine) => wordsOf(line).map(lineSentence)[0]

test('abbreviates units in a line', () => {
  const line = aLine('plank', { measure: 'seconds', amount: '20-30', rest: '2-3 minutes' })
  expect(wordsOf(line)).toMatchObject([{ sets: '1 × 20-30 s', rest: '2-3 min', effort: '' }])
  expect(abbreviateUnits('4 × 1 minute, 40 meters')).toBe('4 × 1 min, 40 m')
})

test.each([
  [
    aLine('split-squat', { sets: 2, amount: '8', reserve: '2', rest: '90 seconds' }),
    'Split squat: 2 × 8 per side; 2 in reserve; rest 90 s.',
  ],
  [
    aLine('bench-press', { sets: 4, amount: '5', percent: 72.5, reserve: '3' }),
    'Bench press: 4 × 5; 72.5% of max · 3 in reserve.',
  ],
  [
    aLine('dumbbell-curl', { amount: '12', percent: 40, lift: 'bench-press' }),
    'Dumbbell curl: 1 × 12; 40% of the bench press max.',
  ],
  [aLine('plank', { amount: 'max', test: true, note: 'Once' }), 'Plank (test): 1 × max. Once.'],
  [
    aLine('bench-press', { tempo: '3-1-1', load: '20 kg', start: 'No more.', note: 'Slow' }),
    'Bench press: 1 × 1. Load 20 kg (45 lb). Tempo 3-1-1. No more. Slow.',
  ],
])('writes a line as a sentence (%#)', (line, sentence) => {
  expect(sentenceOf(line)).toBe(sentence)
})

test('labels a superset or circuit once, with its rounds', () => {
  const grouped = (exercise: string, group: string, sets: number) =>
    aLine(exercise, { group, sets: [sets] })
  const words = wordsOf(
    grouped('bench-press', 'A', 3),
    grouped('plank', 'A', 3),
    aLine('easy-run'),
    grouped('bench-press', 'B', 1),
    grouped('plank', 'B', 1),
    grouped('split-squat', 'B', 1),
    // The rest of its group has no sets this week.
    grouped('easy-run', 'C', 2),
  )
  expect(words.map(({ group, isGrouped }) => [group, isGrouped])).toEqual([
    ['Superset: 3 rounds', true],
    ['', true],
    ['', false],
    ['Circuit: 1 round', true],
    ['', true],
    ['', true],
    ['', false],
  ])
})

test('explains only the terms a program uses', () => {
  expect(effortTerms(sampleProgram).map((term) => term.split(':')[0])).toEqual([
    '2 in reserve',
    'Tempo 3-1-1',
    'Superset, circuit',
  ])
  const lines = [aLine('bench-press', { rpe: 8, percent: 70 })]
  const other = { ...sampleProgram, sessions: [aSession('One', { lines })] }
  expect(effortTerms(other).map((term) => term.split(':')[0])).toEqual(['RPE', '70% of max'])
})

test.each([
  ['20 kg', 'barbell', '20 kg (45 lb)'],
  ['45 lb', 'barbell', '45 lb (20 kg)'],
  ['10 kg', 'dumbbell', '10 kg (20 lb)'],
  ['light', 'other', 'light'],
] as const)('shows %s (%s) in both units', (text, kind, both) => {
  expect(inBothUnits(text, kind)).toBe(both)
})
