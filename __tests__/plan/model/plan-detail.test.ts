import { planDetail } from '../../../src/plan/model/plan-detail'

const exercise = { name: 'Goblet squat', sets: '3', reps: '8-10', rest: '90 seconds' }
const detail = {
  overview: 'First paragraph,\nover two lines.\n\n\nSecond paragraph.\n',
  goals: ['Ten push-ups in a row'],
  weeks: ['Two sets.', 'Three sets.'],
  exercises: [exercise],
}

test('the plan detail has only its own fields, with the overview split into paragraphs', () => {
  expect(planDetail({ ...detail, title: 'Two Lifts' } as typeof detail)).toEqual({
    overview: ['First paragraph, over two lines.', 'Second paragraph.'],
    goals: ['Ten push-ups in a row'],
    weeks: ['Two sets.', 'Three sets.'],
    exercises: [exercise],
  })
})
