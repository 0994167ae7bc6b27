/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlanFilter } from '../../src/lib/paths'
import { PlanFilters } from '../../src/plan/plan-filters'
import type { FilterState } from '../../src/start/filter-state'
import { Announcer } from '../../src/ui/announcer'
import { builtPage } from '../support/built-page'
import { loader, navigate } from '../support/gatsby'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

beforeAll(() => {
  window.___loader = loader
})

const categoryCounts = [24, 4, 3, 5, 4, 6, 2]
const levelCounts = [24, 10, 8, 6]

function filters(filter: PlanFilter = {}, state: FilterState | null = null, found = 24) {
  const counts = { categoryCounts, levelCounts }
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
const options = (list: string) =>
  group(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const chosen = (list: string) =>
  group(list)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')

test('offers every category and level, All first, each with the number of its plans', () => {
  render(filters())
  screen.getByRole('navigation', { name: 'Filter plans' })
  expect(options('Category')).toEqual([
    ['All24 plans', '/workouts'],
    ['Full Body4 plans', '/workouts/category/full-body'],
    ['Calisthenics3 plans', '/workouts/category/calisthenics'],
    ['Gym5 plans', '/workouts/category/gym'],
    ['Home4 plans', '/workouts/category/home'],
    ['Weight Loss6 plans', '/workouts/category/weight-loss'],
    ['Mass Gain2 plans', '/workouts/category/mass-gain'],
  ])
  expect(options('Level')).toEqual([
    ['All24 plans', '/workouts'],
    ['Beginner10 plans', '/workouts/level/beginner'],
    ['Intermediate8 plans', '/workouts/level/intermediate'],
    ['Advanced6 plans', '/workouts/level/advanced'],
  ])
})

test('the two filters combine, and All takes one away', () => {
  render(filters({ category: 'Gym', level: 'Beginner' }))
  expect(option('Category', 'Home')).toHaveAttribute(
    'href',
    '/workouts/category/home/level/beginner',
  )
  expect(option('Category', 'All')).toHaveAttribute('href', '/workouts/level/beginner')
  expect(option('Level', 'Advanced')).toHaveAttribute(
    'href',
    '/workouts/category/gym/level/advanced',
  )
  expect(option('Level', 'All')).toHaveAttribute('href', '/workouts/category/gym')
})

test.each([
  [{}, 'All', 'All'],
  [{ category: 'Gym' }, 'Gym', 'All'],
  [{ level: 'Advanced' }, 'All', 'Advanced'],
  [{ category: 'Mass Gain', level: 'Beginner' }, 'Mass Gain', 'Beginner'],
] as const)('under %j one option of each group is marked', (filter, category, level) => {
  render(filters(filter))
  expect(chosen('Category')).toEqual([option('Category', category)])
  expect(chosen('Level')).toEqual([option('Level', level)])
})

test('choosing keeps the place on the page and says which group it was', async () => {
  render(filters())
  await userEvent.click(option('Level', 'Advanced'))
  expect(navigate).toHaveBeenLastCalledWith('/workouts/level/advanced', {
    state: { keepScroll: true, chosen: 'level' },
    replace: false,
  })
})

describe('a list that replaced another one', () => {
  test('takes over the focus, in the group it was in, without scrolling', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus')
    render(filters({ level: 'Advanced' }, { keepScroll: true, chosen: 'level' }, 6))
    expect(option('Level', 'Advanced')).toHaveFocus()
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
    focus.mockRestore()
  })

  test('takes it over in the other group too', () => {
    render(filters({ category: 'Gym' }, { keepScroll: true, chosen: 'category' }, 5))
    expect(option('Category', 'Gym')).toHaveFocus()
  })

  test.each([
    [6, '6 plans found'],
    [1, '1 plan found'],
    [0, '0 plans found'],
  ])('has %i read out as "%s"', (found, words) => {
    render(filters({ level: 'Advanced' }, { keepScroll: true, chosen: 'level' }, found))
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })
})

describe('a list that was loaded on its own', () => {
  test('a reload after a choice does not move the focus', () => {
    const state: FilterState = { keepScroll: true, chosen: 'level' }
    const { hydrate } = builtPage(filters({ level: 'Advanced' }, state, 6))
    hydrate()
    expect(document.body).toHaveFocus()
  })

  test('coming by a link without a choice does not either', () => {
    render(filters({ level: 'Advanced' }))
    expect(document.body).toHaveFocus()
  })
})
