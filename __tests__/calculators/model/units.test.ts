import { floorToStep } from '../../../src/calculators/model/one-rep-max'
import {
  formatNumber,
  roundToStep,
  toCentimeters,
  toKilograms,
} from '../../../src/calculators/model/units'

test('100 lb are 45.36 kg, and 70 in are 177.8 cm', () => {
  expect(toKilograms(100, 'lb')).toBeCloseTo(45.36, 2)
  expect(toKilograms(100, 'kg')).toBe(100)
  expect(toCentimeters(70, 'lb')).toBeCloseTo(177.8)
})

test('rounding to steps leaves no binary fractions', () => {
  expect(roundToStep(81.3, 2.5)).toBe(82.5)
  expect(roundToStep(0.1 + 0.2, 0.1)).toBe(0.3)
  expect(floorToStep(82.4, 2.5)).toBe(80)
  expect(floorToStep(0.1 + 0.2, 0.1)).toBe(0.3)
})

test.each([
  [1234.56, undefined, '1,234.6'],
  [82.5, undefined, '82.5'],
  [1234567, undefined, '1,234,567'],
  [2.305, 2, '2.31'],
  [999.5, 0, '1,000'],
])('%d with %s decimals is written %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})
