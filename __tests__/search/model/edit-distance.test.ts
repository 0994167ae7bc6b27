import { allowedEdits, closestWords, editDistance } from '../../../src/search/model/edit-distance'

test.each([
  ['squat', 'squat', 0],
  ['sqaut', 'squat', 1],
  ['dedlift', 'deadlift', 1],
  ['kettlebel', 'kettlebell', 1],
  ['crunch', 'brunch', 1],
  ['', 'row', 3],
])('"%s" is "%s" with %d typos', (typed, meant, count) => {
  expect(editDistance(typed, meant)).toBe(count)
  expect(editDistance(meant, typed)).toBe(count)
})

test('short words and numbers must match exactly', () => {
  expect(allowedEdits('foam', 'form')).toBe(0)
  expect(allowedEdits('sqat', 'squat')).toBe(1)
  expect(allowedEdits('excersis', 'exercis')).toBe(2)
  expect(allowedEdits('10000', '1000')).toBe(0)
})

test('a word is no typo of its opposite', () => {
  expect(closestWords('hypothermi', ['hyperthermi', 'hypotherm'])).toEqual(['hypotherm'])
  expect(closestWords('hyperthermi', ['hypothermi'])).toEqual([])
})
