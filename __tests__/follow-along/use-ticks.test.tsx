/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react'
import {
  eraseTicks,
  forgetTicks,
  restoreTicks,
  toggleSession,
  useTicks,
} from '../../src/follow-along/use-ticks'

const KEY = 'progress:full-tide'
const DAY = '2026-11-23'

/** The progress of a new visit with the current storage. */
function visit(planId = 'full-tide') {
  cleanup()
  forgetTicks()
  return renderHook(() => useTicks(planId)).result
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('stores nothing before the first tick', () => {
  visit()
  expect(localStorage).toHaveLength(0)
})

test('keeps ticks for the next visit, and a second toggle removes one', () => {
  visit()
  act(() => void toggleSession('full-tide', 1, 1, DAY))
  act(() => void toggleSession('full-tide', 12, 3, DAY))
  expect(visit().current).toEqual({ '1.1': DAY, '12.3': DAY })
  act(() => void toggleSession('full-tide', 1, 1, '2026-12-01'))
  expect(visit().current).toEqual({ '12.3': DAY })
})

test('keeps plans apart', () => {
  visit()
  act(() => void toggleSession('full-tide', 1, 1, DAY))
  expect(visit('heavy-tide').current).toEqual({})
})

test('erasing removes the stored value, and undo restores it', () => {
  const progress = visit()
  act(() => void toggleSession('full-tide', 1, 1, DAY))
  const erased = progress.current
  act(() => eraseTicks('full-tide'))
  expect(progress.current).toEqual({})
  expect(localStorage).toHaveLength(0)
  act(() => void toggleSession('full-tide', 1, 2, DAY))
  act(() => void restoreTicks('full-tide', erased))
  expect(progress.current).toEqual({ '1.1': DAY, '1.2': DAY })
})

test.each(['{"1.1":', 'null', '42', '"a"', '[[["x"]],{},7]'])(
  'reads %s as no ticks, and the next tick replaces it',
  (corrupted) => {
    localStorage.setItem(KEY, corrupted)
    const progress = visit()
    expect(progress.current).toEqual({})
    act(() => void toggleSession('full-tide', 1, 2, DAY))
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ '1.2': DAY })
  },
)

test('reports a tick that cannot be stored and keeps it for this visit', () => {
  const progress = visit()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  let stored: boolean | undefined
  act(() => {
    stored = toggleSession('full-tide', 1, 1, DAY)
  })
  expect(stored).toBe(false)
  expect(progress.current).toEqual({ '1.1': DAY })
})
