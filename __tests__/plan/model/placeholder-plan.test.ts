import { parseDuration } from '../../../src/lib/duration'
import { placeholderPlan } from '../../../src/plan/model/placeholder-plan'

test('is called what the specification calls it', () => {
  expect(placeholderPlan).toMatchObject({
    title: 'Workout Program',
    level: 'All Levels',
    category: 'Fitness',
  })
})

test('is a whole plan: a text for each of its weeks, goals and exercises', () => {
  const { duration, schedule, goals, exercises } = placeholderPlan
  expect(parseDuration(duration)).toEqual({ weeks: schedule.length, perWeek: 4 })
  expect(new Set(schedule).size).toBe(schedule.length)
  expect(goals.length).toBeGreaterThan(0)
  for (const { name, sets, reps, rest } of exercises) {
    for (const text of [name, sets, reps, rest]) expect(text).toMatch(/\S/)
  }
})
