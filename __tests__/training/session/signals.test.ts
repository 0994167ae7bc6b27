/** @jest-environment jsdom */
import { signal, unlockAudio } from '../../../src/training/session/signals'
import type { Settings } from '../../../src/training/use-settings'

const settings = { vibrate: false, sound: true } as Settings
const beeps = jest.fn()
const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
const node = { connect: () => node, start: beeps, stop() {}, frequency: {}, gain }
const resumed = jest.fn(async () => {})
const context = { createOscillator: () => node, createGain: () => node, resume: resumed, state: '' }
Object.assign(globalThis, {
  AudioContext: function AudioContext() {
    return context
  },
})

/** Installs Web Locks that grant each name once, or refuse all. */
function install(isRefused: boolean) {
  const held = new Set<string>()
  const request = async (name: string, _: LockOptions, grant: (lock: object | null) => void) => {
    if (isRefused) throw new DOMException('Blocked.', 'SecurityError')
    const lock = held.has(name) ? null : {}
    held.add(name)
    grant(lock)
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

beforeEach(() => {
  beeps.mockClear()
  unlockAudio(settings)
})

test('of two tabs that see a timer end, one beeps', () => {
  install(false)
  signal(settings, 1)
  signal(settings, 1)
  expect(beeps).toHaveBeenCalledTimes(1)
  signal(settings, 2)
  expect(beeps).toHaveBeenCalledTimes(2)
})

test('a tab beeps if the browser blocks locks', async () => {
  install(true)
  signal(settings, 1)
  await Promise.resolve()
  await Promise.resolve()
  expect(beeps).toHaveBeenCalledTimes(1)
})

test('audio that a locked phone interrupted goes on when the page is shown, and before a signal', () => {
  install(false)
  context.state = 'running'
  resumed.mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  signal(settings, 3)
  expect(resumed).not.toHaveBeenCalled()
  context.state = 'interrupted'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(resumed).toHaveBeenCalledTimes(1)
  signal(settings, 4)
  expect(resumed).toHaveBeenCalledTimes(2)
})
