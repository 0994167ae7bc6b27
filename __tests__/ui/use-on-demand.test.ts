/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useOnDemand } from '../../src/ui/use-on-demand'

jest.mock('../../src/ui/toast', () => ({ showToast: () => {} }))

test('what tells late that it was closed does not close what was asked for since', async () => {
  const { result } = renderHook(() => useOnDemand(async () => ({ name: 'dialog' })))
  await act(() => result.current.request())
  const { close } = result.current
  await act(() => result.current.request())
  act(close)
  expect(result.current.part).toBeDefined()
  act(() => result.current.close())
  expect(result.current.part).toBeUndefined()
})
