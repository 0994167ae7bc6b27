import { act, cleanup, renderHook } from '@testing-library/react'
import { toggleSession, useTicks } from '../../src/follow-along/use-ticks'

const KEY = 'progress:full-tide'
const DAY = '2026-11-23'

const visit = (planId = 'full-tide') => renderHook(() => useTicks(planId)).result
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const toggle = (week: number, session: number) =>
  act(() => toggleSession('full-tide', week, session, DAY))

beforeEach(() => {
  cleanup()
  localStorage.clear()
})

test('stores ticks, a second toggle removes one, and other plans have none', () => {
  const ticks = visit()
  expect(localStorage).toHaveLength(0)
  toggle(1, 1)
  toggle(12, 3)
  expect(ticks.current).toEqual({ '1.1': DAY, '12.3': DAY })
  expect(stored()).toEqual(ticks.current)
  toggle(1, 1)
  expect(stored()).toEqual({ '12.3': DAY })
  expect(visit('heavy-tide').current).toEqual({})
})

test('reads a corrupted value as no ticks, and the next tick replaces it', () => {
  localStorage.setItem(KEY, '{"1.1":')
  expect(visit().current).toEqual({})
  toggle(1, 2)
  expect(stored()).toEqual({ '1.2': DAY })
})
