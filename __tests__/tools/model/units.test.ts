import { floorToStep } from '../../../src/tools/model/one-rep-max'
import {
  formatNumber,
  roundToStep,
  toCentimeters,
  toKilograms,
} from '../../../src/tools/model/units'

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

test('numbers are formatted for people', () => {
  expect(formatNumber(1234.56)).toBe('1,234.6')
  expect(formatNumber(82.5)).toBe('82.5')
  expect(formatNumber(80)).toBe('80')
  expect(formatNumber(1234567)).toBe('1,234,567')
  expect(formatNumber(2.305, 2)).toBe('2.31')
  expect(formatNumber(999.5, 0)).toBe('1,000')
})
