import { downToStep } from '../../../src/tools/model/one-rep-max'
import { inWords, toCentimeters, toKilograms, toStep } from '../../../src/tools/model/units'

test('100 lb are 45.36 kg, and 70 in are 177.8 cm', () => {
  expect(toKilograms(100, 'lb')).toBeCloseTo(45.36, 2)
  expect(toKilograms(100, 'kg')).toBe(100)
  expect(toCentimeters(70, 'lb')).toBeCloseTo(177.8)
})

test('steps leave nothing of binary fractions behind', () => {
  expect(toStep(81.3, 2.5)).toBe(82.5)
  expect(toStep(0.1 + 0.2, 0.1)).toBe(0.3)
  expect(downToStep(82.4, 2.5)).toBe(80)
  expect(downToStep(0.1 + 0.2, 0.1)).toBe(0.3)
})

test('numbers are written as people write them', () => {
  expect(inWords(1234.56)).toBe('1,234.6')
  expect(inWords(82.5)).toBe('82.5')
  expect(inWords(80)).toBe('80')
  expect(inWords(1234567)).toBe('1,234,567')
  expect(inWords(2.305, 2)).toBe('2.31')
  expect(inWords(999.5, 0)).toBe('1,000')
})
