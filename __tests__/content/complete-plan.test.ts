import { completePlan } from '../../src/content/derive/complete-plan'
import type { Plan } from '../../src/content/schema/plan'
import { placeholderPlan } from '../../src/plan/model/placeholder-plan'

const complete = (plan: object) =>
  completePlan({ duration: '10 weeks, 3x/week', ...plan } as Plan, [])

test('a plan sorts its weeks', () => {
  const schedule = Object.fromEntries(
    [10, 2, 1, 3, 4, 5, 6, 7, 8, 9].map((week) => [`week${week}`, `${week}`]),
  )
  const { weeks } = complete({ overview: 'For beginners.', goals: ['Ten push-ups'], schedule })
  expect(weeks.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a plan without detail has the whole placeholder program', () => {
  const { overview, goals, schedule: weeks, exercises } = placeholderPlan
  expect(complete({})).toMatchObject({ overview, goals, weeks, exercises })
})
