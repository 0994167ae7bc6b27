import {
  equipmentText,
  exerciseLabel,
  exerciseListTitle,
  exercisesFound,
  listText,
  loadTypeText,
  measureText,
} from '../../../src/exercises/model/exercise-labels'

test.each([
  [[], undefined, 'No equipment'],
  [['barbell', 'rack'], undefined, 'Barbell, rack'],
  [['dumbbell', 'bench'], true, 'Two dumbbells, bench'],
  [['dumbbell or kettlebell'], true, 'Two dumbbells or kettlebells'],
  [['dumbbell or barbell'], true, 'Dumbbell or barbell'],
])('the equipment %j, pair: %s, reads "%s"', (equipment, pair, text) => {
  expect(equipmentText(equipment, pair)).toBe(text)
})

test('vocabulary words become labels and titles', () => {
  expect(exerciseLabel('rear shoulders')).toBe('Rear shoulders')
  expect(exerciseLabel('EZ bar')).toBe('EZ bar')
  expect(exerciseLabel('nothing')).toBe('No equipment')
  expect(exerciseListTitle('pull-up bar')).toBe('Pull-up Bar Exercises')
  expect(exerciseListTitle('nothing')).toBe('Exercises Without Equipment')
  expect(listText(['quads', 'glutes'])).toBe('Quads, glutes')
})

test('measures, loads and counts are written as text', () => {
  expect(measureText('reps')).toBe('Reps')
  expect(measureText('seconds', true)).toBe('Seconds, each side')
  expect(loadTypeText('added')).toBe('Body weight, added weight optional')
  expect(exercisesFound(1)).toBe('1 exercise')
  expect(exercisesFound(0)).toBe('0 exercises')
})
