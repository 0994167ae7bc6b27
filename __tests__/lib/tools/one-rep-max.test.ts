import { oneRepMax, weightFor } from '../../../src/lib/tools/one-rep-max'

test.each([
  // 80 × (1 + 5 ÷ 30) = 80 × 1.1667
  [80, 5, 0, 93.33],
  // 70 × (1 + 14 ÷ 30) would be eleven and more: see below. 100 × (1 + 10 ÷ 30) = 100 × 1.3333
  [100, 10, 0, 133.33],
  // 3 done and 2 in reserve count as 5: 60 × 1.1667
  [60, 3, 2, 70],
  // One repetition is its own answer.
  [142.5, 1, 0, 142.5],
  // One done and one in reserve: 90 × (1 + 2 ÷ 30)
  [90, 1, 1, 96],
])('%d for %i repetitions with %i in reserve: a max of %d', (weight, reps, reserve, max) => {
  expect(oneRepMax(weight, reps, reserve)).toBeCloseTo(max, 2)
})

test.each([
  ['eleven repetitions', 80, 11, 0],
  ['nine repetitions with two in reserve', 80, 9, 2],
  ['no repetition', 80, 0, 0],
  ['half a repetition', 80, 2.5, 0],
  ['fewer than none in reserve', 80, 5, -1],
  ['no weight', 0, 5, 0],
  ['a weight below 0', -20, 5, 0],
  ['no number', Number.NaN, 5, 0],
  ['a weight without end', Number.POSITIVE_INFINITY, 5, 0],
  ['repetitions that are no number', 80, Number.NaN, 0],
])('%s has none', (_, weight, reps, reserve) => {
  expect(oneRepMax(weight, reps, reserve)).toBeUndefined()
})

test.each([
  // 120 ÷ (1 + 5 ÷ 30) = 120 ÷ 1.1667
  [120, 5, 102.86],
  [120, 10, 90],
  [120, 1, 120],
])('with a max of %d, %i repetitions allow %d', (max, reps, weight) => {
  expect(weightFor(max, reps)).toBeCloseTo(weight, 2)
})

test.each([0, 11, 2.5, Number.NaN])('%d repetitions allow nothing', (reps) => {
  expect(weightFor(120, reps)).toBeUndefined()
})

test('the one undoes the other', () => {
  for (let reps = 1; reps <= 10; reps++)
    expect(weightFor(oneRepMax(83.5, reps) ?? 0, reps)).toBeCloseTo(83.5)
})
