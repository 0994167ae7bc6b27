import {
  ongoingPlans,
  planIdAt,
  readStartedPlans,
  type StartedPlan,
  upsertStartedPlan,
} from '../../../src/started-plans/model/started-plans'

const plan = (id: string, at: string, rest: Partial<StartedPlan> = {}): StartedPlan => ({
  plan: id,
  title: id.toUpperCase(),
  name: 'Hinge Day',
  week: 2,
  at,
  ...rest,
})

test('the plan trained last comes first; on a plan page, that plan does', () => {
  const started = upsertStartedPlan(
    [plan('a', '2026-11-20'), plan('b', '2026-11-19')],
    plan('b', '2026-11-21'),
  )
  expect(started.map((one) => one.plan)).toEqual(['b', 'a'])
  expect(ongoingPlans(started, 'a').map((one) => one.plan)).toEqual(['a', 'b'])
})

test('a stopped plan is not offered until it is trained again', () => {
  const stopped = [plan('a', '2026-11-20', { stopped: '2026-11-21', noCopy: true })]
  expect(ongoingPlans(upsertStartedPlan(stopped, plan('a', '2026-11-20')))).toEqual([])
  expect(ongoingPlans(upsertStartedPlan(stopped, plan('a', '2026-11-22')))).toEqual([
    plan('a', '2026-11-22', { stopped: undefined, noCopy: true }),
  ])
})

test('stored plans round-trip, and malformed ones are dropped', () => {
  const started = [
    plan('b', '2026-11-21', { swapped: 2 }),
    plan('a', '2026-11-20', { stopped: '2026-11-21' }),
  ]
  expect(readStartedPlans(started)).toEqual(started)
  expect(readStartedPlans([null, ...started, 3, {}])).toEqual(started)
  for (const junk of [undefined, '', 7, { a: 1 }, [null, 3, { plan: 'a' }], [{ week: '2' }]])
    expect(readStartedPlans(junk)).toEqual([])
})

test.each([
  ['/', ''],
  ['/saved', ''],
  ['/workouts', ''],
  ['/workouts/find', 'find'],
  ['/workouts/category/gym/level/beginner', 'category'],
  ['/workouts/first-plates-beginner', 'first-plates-beginner'],
  ['/workouts/first-plates-beginner/week/3', 'first-plates-beginner'],
  ['/workouts/first-plates-beginner/train', undefined],
  ['/about', undefined],
  ['/exercises/squat', undefined],
])('%s leads to %s', (address, expected) => {
  expect(planIdAt(address)).toBe(expected)
})
