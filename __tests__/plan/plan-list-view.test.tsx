import { render, screen, within } from '@testing-library/react'
import { Announcer } from '../../src/components/announcer'
import type { PlanFilter } from '../../src/lib/paths'
import type { FilterState } from '../../src/navigation/filter-state'
import { filterCounts } from '../../src/plan/model/plan-lists'
import { PlanListView } from '../../src/plan/plan-list-view'
import { builtPage } from '../support/built-page'
import { planCards } from '../support/fixtures/plans'

const list = (filter: PlanFilter, state: FilterState | null, found = 6) => (
  <>
    <PlanListView
      visit="1"
      filter={filter}
      counts={filterCounts([], filter)}
      found={found}
      page={1}
      pages={1}
      plans={planCards(found)}
      state={state}
      aside={null}
      links={[]}
    />
    <Announcer />
  </>
)

const advanced = () =>
  within(screen.getByRole('list', { name: 'Level' })).getByRole('link', { name: /^Advanced/ })

const state: FilterState = { keepScroll: true, chosen: 'level-Advanced' }

test.each([
  [6, '6 plans found'],
  [1, '1 plan found'],
])('after a filter choice, announces %i as "%s" and focuses the filter', (found, words) => {
  render(list({ level: 'Advanced' }, state, found))
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(advanced()).toHaveFocus()
})

test('after a filter is taken off, the number of plans has the focus', () => {
  render(list({}, { keepScroll: true, chosen: 'found' }))
  expect(screen.getByRole('heading', { name: '6 plans found' })).toHaveFocus()
})

test('keeps the focus on a reload after a choice, and on arrival by a link', () => {
  builtPage(list({ level: 'Advanced' }, state)).hydrate()
  expect(document.body).toHaveFocus()
  render(list({ level: 'Advanced' }, null))
  expect(document.body).toHaveFocus()
})

test("a list without plans offers to clear all filters once, next to spec section 2's words", () => {
  render(list({ category: 'Home', level: 'Advanced' }, null, 0))
  screen.getByText('No workouts found for the selected filters.')
  expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/workouts')
})
