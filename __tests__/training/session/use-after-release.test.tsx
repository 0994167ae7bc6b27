import { act, fireEvent, renderHook } from '@testing-library/react'
import { useAfterRelease } from '../../../src/training/session/use-after-release'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a change waits for the pointer to lift, so that nothing moves under it; otherwise it shows at once', () => {
  const { result, rerender } = renderHook(useAfterRelease, { initialProps: false })
  const wait = () => act(() => jest.runAllTimers())
  fireEvent.pointerDown(document.body)
  rerender(true)
  wait()
  expect(result.current).toBe(false)
  fireEvent.pointerUp(document.body)
  wait()
  expect(result.current).toBe(true)
  rerender(false)
  wait()
  expect(result.current).toBe(false)
})
