import { render, screen, within } from '@testing-library/react'
import type { PlanFilter } from '../../src/lib/paths'
import { PlanFilters } from '../../src/plan/plan-filters'
import type { FilterState } from '../../src/start/filter-state'
import { Announcer } from '../../src/ui/announcer'
import { builtPage } from '../support/built-page'
import { loader } from '../support/gatsby'

beforeAll(() => {
  window.___loader = loader
})

const categoryCounts = [24, 4, 3, 5, 4, 6, 2]
const levelCounts = [24, 10, 8, 6]
const traits = [
  { trait: { kind: 'days', value: '3' }, label: '3 days', count: 9 },
  { trait: { kind: 'with', value: 'dumbbells' }, label: 'Dumbbells or kettlebells', count: 1 },
] as const

function filters(filter: PlanFilter = {}, state: FilterState | null = null, found = 24) {
  const counts = { categoryCounts, levelCounts, traits }
  return (
    <>
      <PlanFilters filter={filter} found={found} state={state} {...counts} />
      <Announcer />
    </>
  )
}

const group = (name: string) => within(screen.getByRole('list', { name }))
const option = (list: string, name: string) =>
  group(list).getByRole('link', { name: new RegExp(`^${name}`) })
const chosen = (list: string) =>
  group(list)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')

test.each([
  [{}, 'All', 'All'],
  [{ category: 'Mass Gain', level: 'Beginner' }, 'Mass Gain', 'Beginner'],
] as const)('filter %j marks one option of each group', (filter, category, level) => {
  render(filters(filter))
  expect(chosen('Category')).toEqual([option('Category', category)])
  expect(chosen('Level')).toEqual([option('Level', level)])
})

const state: FilterState = { keepScroll: true, chosen: 'level' }

test.each([
  [6, '6 plans found'],
  [1, '1 plan found'],
])('after a filter choice, announces %i as "%s" and focuses the filter', (found, words) => {
  render(filters({ level: 'Advanced' }, state, found))
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(option('Level', 'Advanced')).toHaveFocus()
})

test('keeps the focus on a reload after a choice, and on arrival by a link', () => {
  builtPage(filters({ level: 'Advanced' }, state, 6)).hydrate()
  expect(document.body).toHaveFocus()
  render(filters({ level: 'Advanced' }))
  expect(document.body).toHaveFocus()
})

const name = 'Days, minutes, equipment'

test('days, minutes and equipment link to lists of the same level, with counts', () => {
  render(filters({ level: 'Beginner' }))
  expect(option(name, '3 days')).toHaveTextContent('3 days9 plans')
  expect(option(name, 'Dumbbells or kettlebells')).toHaveTextContent(/1 plan$/)
  expect(option(name, '3 days')).toHaveAttribute('href', '/workouts/level/beginner/days/3')
  expect(chosen(name)).toEqual([])
})

test('a chosen trait is cleared by itself or by a category', () => {
  render(filters({ trait: { kind: 'days', value: '3' } }))
  expect(chosen(name)).toEqual([option(name, '3 days')])
  expect(option(name, '3 days')).toHaveAttribute('href', '/workouts')
  expect(option('Category', 'Gym')).toHaveAttribute('href', '/workouts/category/gym')
  expect(option('Level', 'Advanced')).toHaveAttribute('href', '/workouts/level/advanced/days/3')
})
