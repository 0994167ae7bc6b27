import { act, renderHook } from '@testing-library/react'
import { useWakeLock } from '../../../src/training/session/use-wake-lock'

test('the wake lock is held during a session, renewed on return, and released at the end', async () => {
  const release = jest.fn().mockResolvedValue(undefined)
  const request = jest.fn().mockResolvedValue({ release })
  Object.assign(navigator, { wakeLock: { request } })
  const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))
  const { unmount } = renderHook(useWakeLock)
  expect(request).toHaveBeenCalledWith('screen')
  await comeBack()
  expect(request).toHaveBeenCalledTimes(2)
  unmount()
  expect(release).toHaveBeenCalledTimes(1)
  await comeBack()
  expect(request).toHaveBeenCalledTimes(2)
})
