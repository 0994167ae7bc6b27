import { forgiven, slips } from '../../../src/search/model/slips'

test.each([
  ['squat', 'squat', 0],
  ['sqaut', 'squat', 1],
  ['dedlift', 'deadlift', 1],
  ['kettlebel', 'kettlebell', 1],
  ['crunch', 'brunch', 1],
  ['', 'row', 3],
])('from "%s" to "%s" are %d slips', (typed, meant, count) => {
  expect(slips(typed, meant)).toBe(count)
  expect(slips(meant, typed)).toBe(count)
})

test('short words and numbers are taken as they are', () => {
  expect(forgiven('foam', 'form')).toBe(0)
  expect(forgiven('sqat', 'squat')).toBe(1)
  expect(forgiven('excersis', 'exercis')).toBe(2)
  expect(forgiven('10000', '1000')).toBe(0)
})
