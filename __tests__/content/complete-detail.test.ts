import { completeDetail } from '../../src/content/complete-detail'
import { placeholderPlan } from '../../src/lib/placeholder-plan'

const exercise = { name: 'Goblet squat', sets: '3', reps: '8-10', rest: '90 seconds' }
const written = {
  overview: 'What it is about.',
  goals: ['Ten push-ups in a row'],
  schedule: { week2: 'Three sets.', week1: 'Two sets.' },
  exercises: [exercise],
}

test("a plan's own detail, its weeks in order", () => {
  expect(completeDetail(written)).toEqual({
    overview: 'What it is about.',
    goals: ['Ten push-ups in a row'],
    weeks: ['Two sets.', 'Three sets.'],
    exercises: [exercise],
  })
})

// A mixture would show goals that do not belong to the exercises.
test.each(['overview', 'goals', 'schedule', 'exercises'])(
  "the placeholder's four fields, and nothing else of it, where %s is missing",
  (field) => {
    expect(completeDetail({ ...written, [field]: undefined })).toEqual({
      overview: placeholderPlan.overview,
      goals: placeholderPlan.goals,
      weeks: placeholderPlan.schedule,
      exercises: placeholderPlan.exercises,
    })
  },
)
