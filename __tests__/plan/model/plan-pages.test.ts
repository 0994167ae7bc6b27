import { categories, levels } from '../../../src/lib/vocabulary'
import { toolsFor } from '../../../src/plan/model/category-tools'
import { type PlanEntry, planPages } from '../../../src/plan/model/plan-pages'

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
      category: 'Gym',
      level: 'Beginner',
      title: 'Beginner Gym Workouts',
      tools: toolsFor.Gym,
      found: 8,
      categoryCounts: [9, 0, 0, 8, 1, 0, 0],
      levelCounts: [10, 8, 0, 2],
      traits: [],
    },
  })
})

test('counts show how many plans each option leaves with the other filter', () => {
  expect(at('/workouts')?.context).toMatchObject({
    found: 11,
    pages: 2,
    categoryCounts: [11, 0, 0, 10, 1, 0, 0],
    levelCounts: [11, 9, 0, 2],
  })
  expect(at('/workouts/level/advanced')?.context).toMatchObject({
    found: 2,
    categoryCounts: [2, 0, 0, 2, 0, 0, 0],
    levelCounts: [11, 9, 0, 2],
  })
})

test('a trait used by plans has a list per level and is offered where plans match', () => {
  const trait = { kind: 'days', value: '3' } as const
  const some = planPages([
    { planId: 'a-beginner', category: 'Gym', level: 'Beginner', traits: [trait] },
    { planId: 'b-advanced', category: 'Gym', level: 'Advanced' },
  ])
  const contextOf = (path: string) => some.find((page) => page.path === path)?.context
  expect(contextOf('/workouts/days/3')).toMatchObject({
    planIds: ['a-beginner'],
    found: 1,
    levelCounts: [1, 1, 0, 0],
    categoryCounts: [2, 0, 0, 2, 0, 0, 0],
    title: 'Workouts: 3 days',
    traits: [{ trait, label: '3 days', count: 1 }],
  })
  expect(contextOf('/workouts/level/beginner/days/3')).toMatchObject({ found: 1 })
  expect(contextOf('/workouts/level/advanced')).toMatchObject({ traits: [] })
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

test('one page is for unknown plan ids', () => {
  expect(at('/workouts/unknown')).toEqual({
    path: '/workouts/unknown',
    template: 'unknown-plan',
    context: {},
  })
})
