import { operatorsOf } from '../../../src/documents/pdf/strokes'

test('straight strokes go from point to point, the way back included', () => {
  expect(operatorsOf('M76 58V90H80L93.5 73Z')).toBe('76 58 m 76 90 l 80 90 l 93.5 73 l h')
})

test('a dot is a stroke without length', () => {
  expect(operatorsOf('M76 38h.01')).toBe('76 38 m 76.01 38 l')
})

test('a ring is two halves of a circle, and ends where it began', () => {
  // The middle is at 30, 40, the radius 10: by hand, through all four of its outermost points.
  expect(operatorsOf('M20 40a10 10 0 1 0 20 0a10 10 0 1 0 -20 0')).toBe(
    [
      '20 40 m',
      '20 45.52 24.48 50 30 50 c',
      '35.52 50 40 45.52 40 40 c',
      '40 34.48 35.52 30 30 30 c',
      '24.48 30 20 34.48 20 40 c',
    ].join(' '),
  )
})

test('says so where a figure has something else', () => {
  expect(() => operatorsOf('M0 0C1 1 2 2 3 3')).toThrow('command C')
})
