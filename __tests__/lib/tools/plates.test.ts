import { plateCounts, platesFor, usualPlates } from '../../../src/lib/tools/plates'

const kg = (weight: number, bar = 20, smallest = 0) =>
  platesFor(
    weight,
    bar,
    usualPlates.kg.filter((plate) => plate >= smallest),
  )

test.each([
  [20, []],
  [60, [20]],
  [82.5, [25, 5, 1.25]],
  [100, [25, 15]],
  [142.5, [25, 25, 10, 1.25]],
  [21, [0.5]],
])('%d kg on a bar of 20 kg', (weight, side) => {
  expect(kg(weight)).toEqual({ side, total: weight, missing: 0 })
})

test('every whole kilogram is loaded exactly where 1.25 and 0.5 can make it', () => {
  expect(kg(23)).toEqual({ side: [0.5, 0.5, 0.5], total: 23, missing: 0 })
  const short = Array.from({ length: 201 }, (_, index) => index + 20).filter(
    (weight) => kg(weight)?.missing !== 0,
  )
  expect(short).toEqual([])
})

test('a weight far beyond any bar is answered at once', () => {
  const before = performance.now()
  expect(kg(100_000)?.total).toBe(100_000)
  expect(performance.now() - before).toBeLessThan(200)
})

test('the plates of pounds are others', () => {
  expect(platesFor(225, 45, usualPlates.lb)?.side).toEqual([45, 45])
  expect(platesFor(185, 45, usualPlates.lb)?.side).toEqual([45, 25])
  expect(platesFor(137.5, 45, usualPlates.lb)?.side).toEqual([45, 1.25])
  expect(platesFor(66, 45, usualPlates.lb)).toMatchObject({ side: [10], missing: 1 })
})

test('what the smallest plate cannot make is missing, and never too much', () => {
  expect(kg(83, 20, 1.25)).toEqual({ side: [25, 5, 1.25], total: 82.5, missing: 0.5 })
  expect(kg(24, 20, 2.5)).toEqual({ side: [], total: 20, missing: 4 })
})

test('fractions of plates add up', () => {
  expect(platesFor(20.6, 20, [0.1])).toEqual({ side: [0.1, 0.1, 0.1], total: 20.6, missing: 0 })
})

test.each([
  ['less than the bar', 15, 20],
  ['no bar', 60, 0],
  ['no number', Number.NaN, 20],
  ['a bar that is no number', 60, Number.NaN],
  ['a weight without end', Number.POSITIVE_INFINITY, 20],
])('%s cannot be loaded', (_, weight, bar) => {
  expect(kg(weight, bar)).toBeUndefined()
})

test('without plates there is the bar alone', () => {
  expect(platesFor(60, 20, [])).toEqual({ side: [], total: 20, missing: 40 })
})

test('plates of one kind are counted together', () => {
  expect(plateCounts([25, 25, 10])).toEqual([
    { plate: 25, count: 2 },
    { plate: 10, count: 1 },
  ])
})
