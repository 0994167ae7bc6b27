import { parseDuration } from '../../../packages/progression/language/duration'
import { placeholderPlan } from '../../../src/plan/model/placeholder-plan'

test('has the title, level and category from the specification', () => {
  expect(placeholderPlan).toMatchObject({
    title: 'Workout Program',
    level: 'All Levels',
    category: 'Fitness',
  })
})

test('is a complete plan with a distinct text per week', () => {
  const { duration, schedule } = placeholderPlan
  expect(parseDuration(duration)).toEqual({ weeks: schedule.length, perWeek: 4 })
  expect(new Set(schedule).size).toBe(schedule.length)
})
