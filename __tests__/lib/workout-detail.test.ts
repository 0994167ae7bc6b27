import { placeholderWorkout } from '../../src/lib/placeholder-workout'
import { workoutDetail } from '../../src/lib/workout-detail'

const detail = {
  overview: 'For beginners.\n\nThree days\na week.\n \nStop when it hurts.\n',
  goals: ['Ten push-ups'],
  weeks: ['Light.', 'Heavier.'],
  exercises: [{ name: 'Push-up', sets: '3', reps: '5', rest: '60 seconds' }],
}

test("a plan's own detail is shown, its overview in paragraphs", () => {
  expect(workoutDetail(detail)).toEqual({
    ...detail,
    overview: ['For beginners.', 'Three days a week.', 'Stop when it hurts.'],
  })
})

test('a plan without detail has the placeholder programme', () => {
  const { goals, weeks, exercises, overview } = workoutDetail({})
  expect(goals).toBe(placeholderWorkout.goals)
  expect(weeks).toBe(placeholderWorkout.schedule)
  expect(exercises).toBe(placeholderWorkout.exercises)
  expect(overview.join('\n\n')).toBe(placeholderWorkout.overview)
})

test.each(['overview', 'goals', 'weeks', 'exercises'])(
  'without %s nothing of the detail is mixed in',
  (field) => {
    expect(workoutDetail({ ...detail, [field]: null })).toEqual(workoutDetail({}))
  },
)
