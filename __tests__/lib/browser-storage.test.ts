/** @jest-environment jsdom */
import { browserStorage } from '../../src/lib/browser-storage'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('keeps a value until it is removed', () => {
  expect(browserStorage.read('a')).toBeNull()
  expect(browserStorage.write('a', '1')).toBe(true)
  expect(localStorage.getItem('a')).toBe('1')
  expect(browserStorage.read('a')).toBe('1')
  browserStorage.remove('a')
  expect(browserStorage.read('a')).toBeNull()
})

test('forbidden storage reads as empty and never throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(browserStorage.read('a')).toBeNull()
  expect(browserStorage.write('a', '1')).toBe(false)
  expect(() => browserStorage.remove('a')).not.toThrow()
})

test('a key that cannot be removed does not block removing others', () => {
  localStorage.setItem('b', '2')
  const { removeItem } = Storage.prototype
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    if (key === 'a') throw new DOMException('forbidden', 'SecurityError')
    removeItem.call(this, key)
  })
  browserStorage.remove('a', 'b')
  expect(localStorage.getItem('b')).toBeNull()
})
