import { placeholderPlan } from '../../src/lib/placeholder-plan'
import { planDetail } from '../../src/lib/plan-detail'

const exercise = { name: 'Goblet squat', sets: '3', reps: '8-10', rest: '90 seconds' }
const detail = {
  overview: 'First paragraph,\nover two lines.\n\n\nSecond paragraph.\n',
  goals: ['Ten push-ups in a row'],
  weeks: ['Two sets.', 'Three sets.'],
  exercises: [exercise],
}

describe('workoutDetail', () => {
  it("gives the plan's own detail, the overview as paragraphs", () => {
    expect(planDetail(detail)).toEqual({
      overview: ['First paragraph, over two lines.', 'Second paragraph.'],
      goals: ['Ten push-ups in a row'],
      weeks: ['Two sets.', 'Three sets.'],
      exercises: [exercise],
    })
  })

  it('gives the placeholder programme for a plan without detail', () => {
    const programme = planDetail({ overview: null, goals: null, weeks: null, exercises: null })
    expect(programme.overview).toHaveLength(3)
    expect(programme.goals).toEqual(placeholderPlan.goals)
    expect(programme.weeks).toEqual(placeholderPlan.schedule)
    expect(programme.exercises).toEqual(placeholderPlan.exercises)
  })

  it.each(['overview', 'goals', 'weeks', 'exercises'])(
    'gives the whole placeholder programme where %s is missing',
    (field) => {
      expect(planDetail({ ...detail, [field]: null })).toEqual(planDetail({}))
    },
  )
})
