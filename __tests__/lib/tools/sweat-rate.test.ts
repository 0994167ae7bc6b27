import { sweatRate } from '../../../src/lib/tools/sweat-rate'

const session = { before: 72, after: 71, drunk: 0.4, minutes: 60 }

test('a kilogram lost and 0.4 liters drunk in an hour are 1.4 liters an hour', () => {
  const rate = sweatRate(session)
  expect(rate?.perHour).toBeCloseTo(1.4)
  // 1 of 72
  expect(rate?.lighter).toBeCloseTo(1.389, 3)
})

test('in 90 minutes it is two thirds of that', () => {
  expect(sweatRate({ ...session, minutes: 90 })?.perHour).toBeCloseTo(0.933, 3)
})

test('what was left at the toilet is no sweat', () => {
  expect(sweatRate({ ...session, toilet: 0.3 })?.perHour).toBeCloseTo(1.1)
})

test('who comes back heavier has drunk more than was lost', () => {
  const rate = sweatRate({ before: 55, after: 55.5, drunk: 1, minutes: 60 })
  expect(rate?.perHour).toBeCloseTo(0.5)
  expect(rate?.lighter).toBeCloseTo(-0.909, 3)
})

test('nothing lost and nothing drunk is 0', () => {
  expect(sweatRate({ before: 70, after: 70, drunk: 0, minutes: 30 })?.perHour).toBe(0)
})

test.each([
  ['heavier by more than was drunk', { after: 73 }],
  ['no time', { minutes: 0 }],
  ['no weight before', { before: 0 }],
  ['drunk less than nothing', { drunk: -1 }],
  ['left less than nothing', { toilet: -1 }],
  ['no number', { after: Number.NaN }],
  ['a weight without end', { before: Number.POSITIVE_INFINITY }],
])('%s cannot have been measured', (_, changes) => {
  expect(sweatRate({ ...session, ...changes })).toBeUndefined()
})
