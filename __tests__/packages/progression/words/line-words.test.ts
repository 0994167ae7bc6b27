import { groupLabel, groupsOf } from '../../../../packages/progression/language/groups'
import { libraryOf, type ProgramLine } from '../../../../packages/progression/language/program'
import { linesInWeek } from '../../../../packages/progression/language/week'
import { effortTerms } from '../../../../packages/progression/words/effort-terms'
import { lineSentence, lineWords } from '../../../../packages/progression/words/line-words'
import { inBothUnits } from '../../../../packages/progression/words/written-loads'
import {
  aLine,
  aSession,
  sampleLibrary,
  sampleProgram,
} from '../../../support/fixtures/sample-program'

const library = libraryOf(sampleLibrary)

/** The words of a line in the first week. */
const wordsOf = (line: ProgramLine) =>
  linesInWeek(sampleProgram, aSession('A', { lines: [line] }), 1).map((each) =>
    lineWords(each, library),
  )

test.each([
  [{ measure: 'seconds', amount: '20-30', rest: '2-3 minutes' }, '1 × 20-30 s', '2-3 min'],
  [{ measure: 'minutes', amount: '1', rest: '1 minute' }, '1 × 1 min', '1 min'],
  [{ measure: 'meters', amount: '40', rest: 'none' }, '1 × 40 m', ''],
] as const)('abbreviates units: %j', (fields, sets, rest) => {
  expect(wordsOf(aLine('plank', fields))).toMatchObject([{ sets, rest, effort: '' }])
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
  expect(wordsOf(line).map(lineSentence)).toEqual([sentence])
})

test('labels a superset or circuit with its rounds', () => {
  const line = (group: string | undefined, sets: number) => ({ group, sets })
  const lines = [
    ...[line('A', 3), line('A', 3)],
    ...[line(undefined, 1), line(undefined, 1)],
    ...[line('B', 1), line('B', 1), line('B', 1)],
    // The rest of its group has no sets this week.
    line('C', 2),
  ]
  expect(groupsOf(lines).map((group) => [groupLabel(group), group.length])).toEqual([
    ['Superset: 3 rounds', 2],
    [undefined, 2],
    ['Circuit: 1 round', 3],
    [undefined, 1],
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
