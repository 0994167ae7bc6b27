import { completeExercises, completeTexts } from '../../src/content/complete-detail'
import { placeholderPlan } from '../../src/plan/model/placeholder-plan'

const written = {
  overview: 'What it is about.',
  goals: ['Ten push-ups in a row'],
  schedule: { week2: 'Three sets.', week1: 'Two sets.' },
}

test("a plan's own detail, its weeks in order", () => {
  expect(completeTexts(written)).toEqual({
    overview: 'What it is about.',
    goals: ['Ten push-ups in a row'],
    weeks: ['Two sets.', 'Three sets.'],
  })
})

// A mixture would show goals that do not belong to the exercises.
test.each(['overview', 'goals', 'schedule'])(
  "the placeholder's texts, and nothing else of it, where %s is missing",
  (field) => {
    const { overview, goals, schedule } = placeholderPlan
    expect(completeTexts({ ...written, [field]: undefined })).toEqual({
      overview,
      goals,
      weeks: schedule,
    })
  },
)

test("the placeholder's exercises for a plan without sessions", () => {
  expect(completeExercises(undefined, 4, new Map())).toEqual(placeholderPlan.exercises)
})
