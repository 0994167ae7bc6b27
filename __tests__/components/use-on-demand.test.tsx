import { act, renderHook } from '@testing-library/react'
import { showToast } from '../../src/components/toast'
import { useOnDemand } from '../../src/components/use-on-demand'

jest.mock('../../src/components/toast', () => ({ showToast: jest.fn() }))

const part = { name: 'the part' }

test('shows a message offline, and loads on the next request', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part)
  const { result } = renderHook(() => useOnDemand(load))
  expect(load).not.toHaveBeenCalled()
  await act(() => result.current.request())
  expect(showToast).toHaveBeenCalledWith(
    'This could not be loaded. Check your connection and try again, or reload the page.',
  )
  expect(result.current).toMatchObject({ loaded: undefined, failed: true })
  await act(() => result.current.request())
  expect(result.current).toMatchObject({ loaded: part, failed: false })
  act(() => result.current.close())
  expect(result.current.loaded).toBeUndefined()
})

test('shows no message if the visitor did not ask', async () => {
  jest.mocked(showToast).mockClear()
  const { result } = renderHook(() => useOnDemand(() => Promise.reject(new Error('offline'))))
  await act(() => result.current.request(false))
  expect(showToast).not.toHaveBeenCalled()
  expect(result.current.failed).toBe(false)
})

test('a late close does not close a part requested since', async () => {
  const { result } = renderHook(() => useOnDemand(async () => ({ ...part })))
  await act(() => result.current.request())
  const { close } = result.current
  await act(() => result.current.request())
  act(close)
  expect(result.current.loaded).toBeDefined()
  act(() => result.current.close())
  expect(result.current.loaded).toBeUndefined()
})
