import { type PlanFilter, planListPath } from '../../../src/lib/paths'
import { type filterValues, nearestPrebuilt } from '../../../src/plan/model/plan-filter'
import {
  filterCounts,
  filterInQuery,
  type PlanFacts,
  planListTitle,
  plansMatching,
} from '../../../src/plan/model/plan-lists'

test.each<[PlanFilter, string]>([
  [{}, 'Workouts'],
  [{ category: 'Gym', level: 'Advanced' }, 'Advanced Gym Workouts'],
  [{ level: 'Beginner', days: 3 }, 'Beginner Workouts: 3 days'],
  [{ minutes: 40 }, 'Workouts: 40 min or less'],
  [{ category: 'Home', days: 3, with: 'nothing' }, 'Home Workouts: 3 days, No equipment'],
])('the list filtered by %j is titled "%s"', (filter, title) => {
  expect(planListTitle(filter)).toBe(title)
})

const home = { category: 'Home', level: 'Beginner', kit: 'nothing' }
const plans: PlanFacts[] = [
  { title: 'Hard', category: 'Gym', level: 'Advanced', perWeek: 4, length: 3 },
  { ...home, title: 'Long', perWeek: 3, mostMinutes: 40, length: 8 },
  { ...home, title: 'Short', perWeek: 3, mostMinutes: 28, length: 4 },
  { ...home, title: 'A Short One', perWeek: 4, mostMinutes: 28, length: 4 },
]

test.each<[PlanFilter, string[]]>([
  [{}, ['A Short One', 'Short', 'Long', 'Hard']],
  [{ days: 3 }, ['Short', 'Long']],
  [{ minutes: 30 }, ['A Short One', 'Short']],
  [{ category: 'Home', days: 3, minutes: 30, with: 'nothing' }, ['Short']],
  // Unknown minutes are not short ones.
  [{ category: 'Gym', minutes: 60 }, []],
])('the list filtered by %j has the easiest and shortest plans first: %j', (filter, titles) => {
  expect(plansMatching(plans, filter).map(({ title }) => title)).toEqual(titles)
})

test('counts respect all other parts of the filter, and leave out what no plan has', () => {
  const {
    category,
    level,
    days,
    minutes,
    with: kits,
  } = filterCounts(plans, {
    category: 'Home',
    minutes: 30,
  })
  expect(category).toEqual([2, 0, 0, 0, 2, 0, 0])
  expect(level).toEqual([2, 2, 0, 0])
  expect(days).toEqual([2, null, null, 1, 1, null, null, null])
  expect(minutes).toEqual([3, 2, 3, 3, 3])
  expect(kits).toEqual([2, 2, null, null, null, null])
})

test('a filter survives its address, and what no filter offers is ignored', () => {
  const filter: PlanFilter = {
    category: 'Mass Gain',
    level: 'Beginner',
    days: 3,
    minutes: 40,
    with: 'bar or rings',
  }
  const address = planListPath(filter, 2)
  expect(address).toBe(
    '/workouts/filter?category=mass-gain&level=beginner&days=3&minutes=40&with=bar-or-rings&page=2',
  )
  expect(filterInQuery(address.split('?')[1] ?? '')).toEqual(filter)
  expect(planListPath(filterInQuery('?category=none&days=9&minutes=x'))).toBe('/workouts')
})

test.each<[PlanFilter, keyof typeof filterValues, string]>([
  [{ level: 'Beginner', days: 3 }, 'days', '/workouts/level/beginner/days/3'],
  [{ category: 'Home', days: 3 }, 'days', '/workouts/days/3'],
  [
    { category: 'Home', level: 'Beginner', days: 3 },
    'category',
    '/workouts/category/home/level/beginner',
  ],
])(
  'the list built ahead that is nearest to %j, after choosing %s, is %s',
  (filter, part, address) => {
    expect(planListPath(nearestPrebuilt(filter, part))).toBe(address)
  },
)
