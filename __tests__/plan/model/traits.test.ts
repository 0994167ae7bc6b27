import type { PlanFilter } from '../../../src/lib/paths'
import { planListTitle, traitsOf } from '../../../src/plan/model/traits'

test.each<[PlanFilter, string]>([
  [{}, 'Workouts'],
  [{ category: 'Gym', level: 'Advanced' }, 'Advanced Gym Workouts'],
  [{ level: 'Beginner', trait: { kind: 'days', value: '3' } }, 'Beginner Workouts: 3 days'],
  [{ trait: { kind: 'minutes', value: '40' } }, 'Workouts: 40 min or less'],
  [{ trait: { kind: 'with', value: 'bar or rings' } }, 'Workouts: Pull-up bar or rings'],
])('the list filtered by %j is titled "%s"', (filter, title) => {
  expect(planListTitle(filter)).toBe(title)
})

test('a plan has traits for its days, every time limit it meets, and its kit', () => {
  const words = (facts: Parameters<typeof traitsOf>[0]) =>
    traitsOf(facts).map(({ kind, value }) => `${kind} ${value}`)
  expect(words({ perWeek: 3, minutes: 40, kit: 'dumbbells' })).toEqual([
    'days 3',
    'minutes 40',
    'minutes 50',
    'minutes 60',
    'with dumbbells',
  ])
  expect(words({ perWeek: 4, minutes: undefined, kit: undefined })).toEqual(['days 4'])
})
