import type { ShouldUpdateScrollArgs } from 'gatsby'
import { shouldUpdateScroll } from '../../../src/gatsby/browser/should-update-scroll'

/** Arguments as Gatsby's navigation.js makes them: a place not seen before has the saved position 0. */
function visit(state: object | null, saved = 0, prevRouterProps: object | null = {}) {
  const location = { pathname: '/workouts/level/beginner', key: 'k', state }
  return shouldUpdateScroll({
    prevRouterProps,
    routerProps: { location },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ShouldUpdateScrollArgs)
}

test('a new page starts at its top', () => {
  expect(visit(null)).toBe(true)
  expect(visit({})).toBe(true)
})

test('a list whose filter changed stays where it is', () => {
  expect(visit({ keepScroll: true, chosen: 'level' })).toBe(false)
})

test('going back restores where one was, in a list as well', () => {
  expect(visit(null, 640)).toBe(true)
  expect(visit({ keepScroll: true, chosen: 'level' }, 640)).toBe(true)
})

test('a page that is taken over stays where it is', () => {
  expect(visit(null, 640, null)).toBe(false)
})
