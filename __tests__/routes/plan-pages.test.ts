import { categories, levels } from '../../src/lib/vocabulary'
import { toolsFor } from '../../src/plan/model/category-tools'
import { type PlanEntry, planPages } from '../../src/routes/plan-pages'

/** 8 Gym plans for beginners, 2 Gym plans for the advanced, 1 Home plan for beginners. */
const plans: PlanEntry[] = Array.from({ length: 11 }, (_, index) => {
  const level = index === 8 || index === 9 ? 'Advanced' : 'Beginner'
  const planId = `plan-${index}-${level.toLowerCase()}`
  return { planId, category: index === 10 ? 'Home' : 'Gym', level }
})

const pages = planPages(plans)
const at = (path: string) => pages.find((page) => page.path === path)

test('every combination of filters has a list, even empty ones', () => {
  const first = pages.filter(
    ({ template, context }) => template === 'plan-list' && context.page === 1,
  )
  expect(first).toHaveLength((categories.length + 1) * (levels.length + 1))
  expect(at('/workouts/category/mass-gain/level/advanced')?.context).toMatchObject({
    found: 0,
    page: 1,
    pages: 1,
  })
})

test('the context of a list holds its filter, counts and plans', () => {
  expect(at('/workouts/category/gym/level/beginner/page/2')).toEqual({
    path: '/workouts/category/gym/level/beginner/page/2',
    template: 'plan-list',
    context: {
      page: 2,
      pages: 2,
      planIds: ['plan-6-beginner', 'plan-7-beginner'],
      filter: { category: 'Gym', level: 'Beginner' },
      title: 'Beginner Gym Workouts',
      tools: toolsFor.Gym,
      found: 8,
      counts: {
        category: [9, 0, 0, 8, 1, 0, 0],
        level: [10, 8, 0, 2],
        days: [8, null, null, null, null, null, null, null],
        minutes: [8, null, null, null, null],
        with: [8, null, null, null, null, null],
      },
    },
  })
})

test('counts show how many plans each option leaves with the other filter', () => {
  expect(at('/workouts')?.context).toMatchObject({
    found: 11,
    pages: 2,
    counts: { category: [11, 0, 0, 10, 1, 0, 0], level: [11, 9, 0, 2] },
  })
  expect(at('/workouts/level/advanced')?.context).toMatchObject({
    found: 2,
    counts: { category: [2, 0, 0, 2, 0, 0, 0], level: [11, 9, 0, 2] },
  })
})

test('days, minutes and equipment of plans have a list per level', () => {
  const some = planPages([
    { planId: 'a-beginner', category: 'Gym', level: 'Beginner', perWeek: 3 },
    { planId: 'b-advanced', category: 'Gym', level: 'Advanced' },
  ])
  const contextOf = (path: string) => some.find((page) => page.path === path)?.context
  expect(contextOf('/workouts/days/3')).toMatchObject({
    planIds: ['a-beginner'],
    found: 1,
    title: 'Workouts: 3 days',
    counts: { level: [1, 1, 0, 0], category: [1, 0, 0, 1, 0, 0, 0] },
  })
  expect(contextOf('/workouts/level/beginner/days/3')).toMatchObject({ found: 1 })
  // An option without results stays, so that nothing chosen goes without notice.
  expect(contextOf('/workouts/level/advanced/days/3')).toMatchObject({
    found: 0,
    counts: { days: [1, null, null, 0, null, null, null, null] },
  })
  expect(contextOf('/workouts/days/4')).toBeUndefined()
})

test('a plan with sessions has pages for itself, its training and its weeks; others have one', () => {
  const plan = { category: 'Gym', level: 'Beginner' }
  const pagesOfPlans = planPages([
    { ...plan, planId: 'with-beginner', weekPages: 2 },
    { ...plan, planId: 'without-beginner', weekPages: 0 },
  ]).filter(({ context }) => context.planId)
  expect(pagesOfPlans.map(({ path, template, context }) => [path, template, context])).toEqual([
    ['/workouts/with-beginner', 'plan', { planId: 'with-beginner' }],
    ['/workouts/without-beginner', 'plan', { planId: 'without-beginner' }],
    ['/workouts/with-beginner/train', 'train', { planId: 'with-beginner' }],
    ['/workouts/with-beginner/week/1', 'plan-week', { planId: 'with-beginner', week: 1 }],
    ['/workouts/with-beginner/week/2', 'plan-week', { planId: 'with-beginner', week: 2 }],
  ])
})
