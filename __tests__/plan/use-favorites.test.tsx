import { act, cleanup, renderHook } from '@testing-library/react'
import { removeFavorites, saveFavorites, useFavorites } from '../../src/plan/use-favorites'
import { serverHtml } from '../support/server-html'

const KEY = 'favourite-workouts'

const Count = () => <p>{useFavorites().length}</p>

/** The favorites of a new visit with the current storage. */
function visit() {
  cleanup()
  return renderHook(useFavorites).result
}

/** Simulates a storage event from another tab. */
function otherTabStores(value: string | null) {
  if (value === null) localStorage.clear()
  else localStorage.setItem(KEY, value)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : KEY }))
  })
}

beforeEach(() => {
  // A list that could not be stored is kept until something is.
  localStorage.setItem(KEY, '[]')
  visit()
  localStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

test('saves plans for the next visit, oldest first, each once, and one at its position', () => {
  visit()
  act(() => void saveFavorites(['a']))
  act(() => void saveFavorites(['b', 'a', 'c']))
  const list = visit()
  expect(list.current).toEqual(['a', 'b', 'c'])
  act(() => void removeFavorites(['b']))
  expect(list.current).toEqual(['a', 'c'])
  act(() => void saveFavorites(['b'], 1))
  expect(list.current).toEqual(['a', 'b', 'c'])
})

test.each([
  'nonsense',
  '{"a":1}',
  '{"0":"x","length":1}',
  'null',
  '[[["x"]],{},null,7,true]',
  '\u0000\ud800 💪',
])('reads %j as an empty list', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(visit().current).toEqual([])
})

test('drops invalid ids, and keeps the newest 500', () => {
  localStorage.setItem(KEY, JSON.stringify(['a', 4, null, '', 'a', ['b'], 'b']))
  expect(visit().current).toEqual(['a', 'b'])
  localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 9000 }, (_, i) => `plan-${i}`)))
  expect(visit().current).toHaveLength(500)
  act(() => void saveFavorites(['newest']))
  expect(visit().current.at(-1)).toBe('newest')
})

test('follows other tabs', () => {
  const list = visit()
  otherTabStores('["a"]')
  expect(list.current).toEqual(['a'])
  otherTabStores(null)
  expect(list.current).toEqual([])
})

test('adds to what another tab stored before its event arrived', () => {
  const list = visit()
  localStorage.setItem(KEY, '["a"]')
  act(() => void saveFavorites(['b']))
  expect(list.current).toEqual(['a', 'b'])
})

test('reads what other tabs stored while the list was not mounted, or the page in the back/forward cache', () => {
  visit()
  cleanup()
  localStorage.setItem(KEY, '["a"]')
  const list = renderHook(useFavorites).result
  expect(list.current).toEqual(['a'])
  localStorage.setItem(KEY, '["b"]')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(list.current).toEqual(['b'])
})

test('keeps a list that cannot be stored for this visit, and reports it', () => {
  const list = visit()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => {
    expect(saveFavorites(['a'])).toBe(false)
  })
  act(() => void saveFavorites(['b']))
  expect(list.current).toEqual(['a', 'b'])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('works when storage access is forbidden', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
  }
  const list = visit()
  act(() => void saveFavorites(['a']))
  expect(list.current).toEqual(['a'])
  act(() => void removeFavorites(['a']))
  expect(list.current).toEqual([])
})

test('renders an empty list on the server', () => {
  localStorage.setItem(KEY, '["a"]')
  expect(serverHtml(<Count />)).toBe('<p>0</p>')
})
