import {
  formatLoad,
  inUnit,
  loadKindOf,
  parseLoad,
  roundTo,
} from '../../../../packages/progression/language/units'
import { loadIn, practicalLoad } from '../../../../packages/progression/words/written-loads'

test.each([
  ['20 kg', { value: 20, unit: 'kg' }],
  ['2.5 lb', { value: 2.5, unit: 'lb' }],
  ['20kg', undefined],
  ['20 stone', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (text, load) => {
  expect(parseLoad(text)).toEqual(load)
})

test('a kilogram is 2.2046 pounds', () => {
  expect(inUnit({ value: 1, unit: 'kg' }, 'lb').value).toBeCloseTo(2.20462, 5)
  expect(inUnit({ value: 100, unit: 'lb' }, 'kg').value).toBeCloseTo(45.35924, 5)
  expect(inUnit({ value: 7, unit: 'kg' }, 'kg')).toEqual({ value: 7, unit: 'kg' })
})

test('rounds to the nearest step, half a step down', () => {
  expect(roundTo(61.2, 2.5)).toBe(60)
  expect(roundTo(61.3, 2.5)).toBe(62.5)
  expect(roundTo(61.25, 2.5)).toBe(60)
})

test.each([
  // 60 kg are 132.3 lb; 45 lb are 20.4 kg.
  ['60 kg', 'lb', 'barbell', '130 lb'],
  ['45 lb', 'kg', 'barbell', '20 kg'],
  ['45 lb', 'kg', 'dumbbell', '20 kg'],
  ['24 kg', 'lb', 'kettlebell', '55 lb'],
  ['50 lb', 'kg', 'machine', '25 kg'],
  ['2.5 kg', 'lb', 'other', '5 lb'],
  ['1 kg', 'lb', 'other', '2.5 lb'],
  ['0.5 kg', 'lb', 'other', '1 lb'],
  ['1 lb', 'kg', 'other', '0.5 kg'],
  // Never nothing.
  ['1 kg', 'lb', 'barbell', '5 lb'],
] as const)('%s in %s for a %s is %s', (text, unit, kind, shown) => {
  expect(loadIn(text, unit, kind)).toBe(shown)
  const load = parseLoad(text)
  expect(load && formatLoad(practicalLoad(load, unit, kind).value, unit)).toBe(shown)
})

test('a weight stays as written in its own unit', () => {
  expect(loadIn('2.5 kg', 'kg', 'other')).toBe('2.5 kg')
  expect(loadIn('a pair of books', 'lb', 'other')).toBe('a pair of books')
})

test.each([
  [['barbell', 'rack'], 'barbell'],
  [['EZ bar'], 'barbell'],
  [['dumbbell or kettlebell'], 'dumbbell'],
  [['kettlebell or dumbbell'], 'kettlebell'],
  [['cable station'], 'machine'],
  [['backpack'], 'other'],
  [[], 'other'],
])('%j loads as a %s', (equipment, kind) => {
  expect(loadKindOf(equipment)).toBe(kind)
})
