import { act, renderHook } from '@testing-library/react'
import { chooseUnit, useUnit } from '../../src/components/use-unit'

test("a chosen unit follows other tabs and lasts until the next visit; anything else is the site's", () => {
  const { result } = renderHook(() => useUnit('kg'))
  act(() => void chooseUnit('lb'))
  expect([result.current, localStorage.getItem('unit')]).toEqual(['lb', '"lb"'])
  for (const [stored, unit] of [
    ['"kg"', 'kg'],
    ['"lb"', 'lb'],
    ['"stone"', 'kg'],
  ] as const) {
    localStorage.setItem('unit', stored)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'unit' })))
    expect(result.current).toBe(unit)
  }
})
