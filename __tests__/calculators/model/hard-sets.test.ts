import { countSets } from '../../../packages/progression/week/hard-sets'
import {
  describeVolume,
  formatRows,
  isMuch,
  MAX_ROWS,
  parseRows,
  type WeekRow,
} from '../../../src/calculators/model/hard-sets'

const library = new Map([
  ['bench', { main: ['chest'], helping: ['triceps', 'shoulders'] }],
  ['press', { main: ['shoulders'], helping: ['triceps'] }],
  ['row', { main: ['upper back', 'lats'], helping: ['biceps'] }],
  ['squat', { main: ['quads', 'glutes'], helping: ['adductors'] }],
  ['deadlift', { main: ['glutes', 'hamstrings'], helping: ['lower back', 'quads'] }],
  ['curl', { main: ['biceps'], helping: [] }],
  ['bike', { main: [], helping: [] }],
])
const known = new Set(library.keys())

const count = (search: string) =>
  Object.fromEntries(
    countSets(parseRows(search, known), library).map(({ muscle, sets }) => [muscle, sets]),
  )

test.each<[string, Record<string, number>]>([
  ['', {}],
  ['?sets=bench.3', { chest: 3, triceps: 1.5, shoulders: 1.5 }],
  ['?sets=bench.1', { chest: 1, triceps: 0.5, shoulders: 0.5 }],
  ['?sets=bench.50', { chest: 50, triceps: 25, shoulders: 25 }],
  // 4 + 6 ÷ 2 for the shoulders, (6 + 4) ÷ 2 for the triceps
  ['?sets=bench.6_press.4', { chest: 6, shoulders: 7, triceps: 5 }],
  // The same exercise on two days: 3 + 4
  ['?sets=row.3_row.4', { 'upper back': 7, lats: 7, biceps: 3.5 }],
  // 6 ÷ 2 + 3
  ['?sets=row.6_curl.3', { 'upper back': 6, lats: 6, biceps: 6 }],
  // 5 + 3, 5 + 3 ÷ 2
  [
    '?sets=squat.5_deadlift.3',
    { 'lower back': 1.5, glutes: 8, quads: 6.5, hamstrings: 3, adductors: 2.5 },
  ],
  // 25 and 25 ÷ 2 twice over; half sets alone; a set of each
  ['?sets=bench.50_bench.50', { chest: 100, triceps: 50, shoulders: 50 }],
  ['?sets=squat.1_squat.2', { quads: 3, glutes: 3, adductors: 1.5 }],
  ['?sets=press.1', { shoulders: 1, triceps: 0.5 }],
  ['?sets=curl.50', { biceps: 50 }],
  // 9 ÷ 2 + 4
  ['?sets=row.9_curl.4', { 'upper back': 9, lats: 9, biceps: 8.5 }],
  // 50 ÷ 2 + 50
  ['?sets=row.50_curl.50', { 'upper back': 50, lats: 50, biceps: 75 }],
  // 25 + 25 ÷ 2; 50 ÷ 2 + 25 ÷ 2
  ['?sets=bench.25_press.25', { chest: 25, shoulders: 37.5, triceps: 25 }],
  // 50 ÷ 2 twice over
  ['?sets=deadlift.50', { 'lower back': 25, glutes: 50, quads: 25, hamstrings: 50 }],
  ['?sets=row.1_curl.1', { 'upper back': 1, lats: 1, biceps: 1.5 }],
  // 10 + 10 ÷ 2, 10 + 10
  [
    '?sets=squat.10_deadlift.10',
    { 'lower back': 5, glutes: 20, quads: 15, hamstrings: 10, adductors: 5 },
  ],
  // 9 and 0.5, which a beginner may do, and 41 with 20.5, which are too many
  ['?sets=press.1_press.8', { shoulders: 9, triceps: 4.5 }],
  ['?sets=press.41', { shoulders: 41, triceps: 20.5 }],
  // Three half sets of two exercises: 3 ÷ 2 + 2 ÷ 2
  ['?sets=bench.3_press.2', { chest: 3, shoulders: 3.5, triceps: 2.5 }],
  ['?sets=curl.5_', { biceps: 5 }],
  ['?sets=_curl.5', { biceps: 5 }],
  ['?sets=CURL.5', {}],
  // A part of a set is no set
  ['?sets=curl.3.5', { biceps: 3 }],
  ['?sets=curl.2,5_bench.1', { chest: 1, triceps: 0.5, shoulders: 0.5 }],
  ['?sets=bike.10', {}],
  ['?sets=bike.10_curl.2', { biceps: 2 }],
  // Unknown exercises and invalid set counts are ignored.
  ['?sets=unknown.3_curl.2', { biceps: 2 }],
  ['?sets=curl.0', {}],
  ['?sets=curl.-3', {}],
  ['?sets=curl.51', {}],
  ['?sets=curl.x_curl.4', { biceps: 4 }],
  ['?sets=curl', {}],
  ['?sets=<b>.3_curl.1', { biceps: 1 }],
])('%s counts %o', (search, counted) => {
  expect(count(search)).toEqual(counted)
})

test.each([
  [0.5, 'little'],
  [3.5, 'little'],
  [4, 'clear growth in many people'],
  [9.5, 'clear growth in many people'],
  [10, 'the range for most'],
  [20, 'the range for most'],
  [20.5, 'some grow more'],
  [40, 'some grow more'],
  [40.5, 'more than almost any study'],
  [100, 'more than almost any study'],
])('%d sets: %s', (sets, meaning) => {
  expect(describeVolume(sets)).toMatch(new RegExp(`^${meaning}`))
})

test.each([
  [19.5, false],
  [20, false],
  [20.5, true],
  [30, true],
])('%d sets are too many for a beginner: %s', (sets, expected) => {
  expect(isMuch(sets)).toBe(expected)
})

test('rows convert to an address and back, without rows that lack an exercise or a set', () => {
  const rows: WeekRow[] = [
    { exercise: 'bench', sets: 3 },
    { exercise: '', sets: 3 },
    { exercise: 'curl', sets: 0 },
    { exercise: 'row', sets: 12 },
  ]
  const search = formatRows(rows)
  expect(search).toBe('sets=bench.3_row.12')
  expect(parseRows(`?${search}`, known)).toEqual([rows[0], rows[3]])
})

test('an address has no more rows than the form', () => {
  expect(parseRows(`?sets=${Array(100).fill('curl.1').join('_')}`, known)).toHaveLength(MAX_ROWS)
})
