/** @jest-environment jsdom */
import { signal } from '../../../src/training/session/signals'

const settings = { vibrate: true, sound: false }
const vibrate = jest.fn()

test('of two tabs that see a timer end, one signals it', () => {
  const held = new Set<string>()
  const request = (name: string, _: LockOptions, grant: (lock: object | null) => unknown) => {
    const isFree = !held.has(name)
    held.add(name)
    return Promise.resolve(grant(isFree ? {} : null))
  }
  Object.defineProperties(navigator, { locks: { value: { request } }, vibrate: { value: vibrate } })
  signal(settings, 1)
  signal(settings, 1)
  expect(vibrate).toHaveBeenCalledTimes(1)
  signal(settings, 2)
  expect(vibrate).toHaveBeenCalledTimes(2)
})
