import { render, screen, within } from '@testing-library/react'
import type { PlanFilter } from '../../src/lib/paths'
import type { FilterState } from '../../src/navigation/filter-state'
import { ChosenFilters } from '../../src/plan/chosen-filters'
import { filterCounts, type PlanFacts } from '../../src/plan/model/plan-lists'
import { PlanFilters } from '../../src/plan/plan-filters'
import { builtPage } from '../support/built-page'
import { loader } from '../support/gatsby'

beforeAll(() => {
  window.___loader = loader
})

const plans: PlanFacts[] = [
  { category: 'Gym', level: 'Beginner', perWeek: 3, mostMinutes: 35, kit: 'gym machines' },
  { category: 'Home', level: 'Beginner', perWeek: 3, mostMinutes: 28, kit: 'dumbbells' },
  { category: 'Home', level: 'Advanced', perWeek: 4, mostMinutes: 55, kit: 'dumbbells' },
]

const filters = (filter: PlanFilter = {}, state: FilterState | null = null) => (
  <PlanFilters filter={filter} found={24} counts={filterCounts(plans, filter)} state={state} />
)

/** All lists but these two are folded. */
const isFolded = (name: string) => ({ hidden: !['Category', 'Level'].includes(name) })
const group = (name: string) => within(screen.getByRole('list', { name, ...isFolded(name) }))
const option = (list: string, name: string) =>
  group(list).getByRole('link', { name: new RegExp(`^${name}`), ...isFolded(list) })
const chosen = (list: string) =>
  group(list)
    .getAllByRole('link', isFolded(list))
    .filter((link) => link.getAttribute('aria-current') === 'true')

test.each([
  [{}, 'All', 'All'],
  [{ category: 'Mass Gain', level: 'Beginner' }, 'Mass Gain', 'Beginner'],
] as const)('filter %j marks one option of each group', (filter, category, level) => {
  render(filters(filter))
  expect(chosen('Category')).toEqual([option('Category', category)])
  expect(chosen('Level')).toEqual([option('Level', level)])
})

test('options add to what is chosen, and count what they would leave', () => {
  render(filters({ category: 'Home', days: 3 }))
  expect(option('Level', 'Advanced')).toHaveTextContent('Advanced0 plans')
  expect(option('Level', 'Advanced')).toHaveAttribute(
    'href',
    '/workouts/filter?category=home&level=advanced&days=3',
  )
  expect(option('Days a week', '4 days')).toHaveTextContent('4 days1 plan')
  expect(option('Equipment', 'Dumbbells')).toHaveAttribute(
    'href',
    '/workouts/filter?category=home&days=3&with=dumbbells',
  )
  expect(option('Category', 'All')).toHaveAttribute('href', '/workouts/days/3')
})

test('a chosen number of days is cleared by itself, and no category clears it', () => {
  render(filters({ days: 3 }))
  expect(chosen('Days a week')).toEqual([option('Days a week', '3 days')])
  expect(option('Days a week', '3 days')).toHaveAttribute('href', '/workouts')
  expect(option('Category', 'Gym')).toHaveAttribute('href', '/workouts/filter?category=gym&days=3')
  expect(option('Level', 'Advanced')).toHaveAttribute('href', '/workouts/level/advanced/days/3')
})

test('without JavaScript, options link to lists built ahead, and the page says so', () => {
  const { container } = builtPage(filters({ category: 'Home' }))
  expect(option('Days a week', '3 days')).toHaveAttribute('href', '/workouts/days/3')
  screen.getByText(/^Without JavaScript, days, minutes and equipment/)
  container.remove()
})

test('days, minutes and equipment unfold for who uses them', () => {
  const unfolded = () => screen.getByRole('group').hasAttribute('open')
  const { unmount } = render(filters({ days: 3 }))
  expect(unfolded()).toBe(false)
  unmount()
  render(filters({ days: 3 }, { keepScroll: true, chosen: 'days-3' }))
  expect(unfolded()).toBe(true)
})

test('each chosen filter can be taken off, and two or more all at once', () => {
  const { rerender } = render(<ChosenFilters filter={{ category: 'Home', days: 3 }} canClear />)
  const list = within(screen.getByRole('list', { name: 'Chosen filters' }))
  expect(
    list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Remove Home', '/workouts/days/3'],
    ['Remove 3 days', '/workouts/category/home'],
    ['Clear Filters', '/workouts'],
  ])
  rerender(<ChosenFilters filter={{ days: 3 }} canClear />)
  expect(screen.queryByRole('link', { name: 'Clear Filters' })).toBeNull()
  rerender(<ChosenFilters filter={{}} canClear />)
  expect(screen.queryByRole('list')).toBeNull()
})
