/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react'
import {
  askConsent,
  chooseConsent,
  closeConsent,
  forgetConsent,
  useConsent,
} from '../../src/hooks/use-consent'
import { CONSENT_EXPIRY } from '../../src/lib/consent'
import { serverHtml } from '../support/server-html'

const NOW = Date.UTC(2025, 2, 10, 12)
const VALUE = 'cookie-consent'
const TIME = 'cookie-consent-time'

/** What a visitor is asked who comes with this in the browser's storage, any visit before being over. */
function visitWith(value: string | null, time: number | string | null) {
  cleanup()
  if (value !== null) localStorage.setItem(VALUE, value)
  if (time !== null) localStorage.setItem(TIME, String(time))
  forgetConsent()
  return renderHook(useConsent).result
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  localStorage.clear()
  forgetConsent()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('expires after 30 days', () => {
  expect(CONSENT_EXPIRY).toBe(2_592_000_000)
})

test('nothing stored: asks', () => {
  expect(visitWith(null, null).current).toBe('ask')
})

test.each(['all', 'essential'])(
  'a choice of "%s" holds for 30 days to the millisecond',
  (choice) => {
    expect(visitWith(choice, NOW).current).toBe(choice)
    expect(visitWith(choice, NOW - 1).current).toBe(choice)
    expect(visitWith(choice, NOW - 2_592_000_000).current).toBe(choice)
    expect(visitWith(choice, NOW - 2_592_000_001).current).toBe('ask')
  },
)

test.each([
  ['too old', 'all', NOW - 2_592_000_001],
  ['from the future', 'all', NOW + 1],
  ['without a time', 'all', null],
  ['a time without a value', null, NOW],
  ['an unknown value', 'everything', NOW],
  ['an empty value', '', NOW],
  ['an empty time', 'essential', ''],
  ['a time that is no number', 'essential', 'yesterday'],
  ['a time with something after it', 'essential', `${NOW}; drop`],
  ['an endless time', 'essential', '-Infinity'],
])('%s: asks, and clears what was stored', (_what, value, time) => {
  expect(visitWith(value, time).current).toBe('ask')
  expect(localStorage).toHaveLength(0)
})

test('what counts is left as it is', () => {
  visitWith('essential', NOW - 5)
  expect(localStorage.getItem(VALUE)).toBe('essential')
  expect(localStorage.getItem(TIME)).toBe(String(NOW - 5))
})

test.each(['all', 'essential'] as const)(
  'choosing "%s" stores it with the present time',
  (choice) => {
    const result = visitWith(null, null)
    act(() => chooseConsent(choice))
    expect(result.current).toBe(choice)
    expect({ ...localStorage }).toEqual({ [VALUE]: choice, [TIME]: String(NOW) })
    expect(visitWith(null, null).current).toBe(choice)
  },
)

test('closing stores nothing: the next visit asks again', () => {
  const result = visitWith(null, null)
  act(closeConsent)
  expect(result.current).toBe('closed')
  expect(localStorage).toHaveLength(0)
  expect(visitWith(null, null).current).toBe('ask')
})

test('asking again keeps the stored choice until a new one is made', () => {
  const result = visitWith('all', NOW - 1000)
  act(askConsent)
  expect(result.current).toBe('ask')
  expect(localStorage.getItem(VALUE)).toBe('all')
  act(() => chooseConsent('essential'))
  expect(result.current).toBe('essential')
  expect(localStorage.getItem(TIME)).toBe(String(NOW))
})

test('every part of the page learns of a choice', () => {
  const first = renderHook(useConsent).result
  const second = renderHook(useConsent).result
  act(() => chooseConsent('all'))
  expect([first.current, second.current]).toEqual(['all', 'all'])
})

describe('a choice made in another tab', () => {
  /** What another tab stores, as the browser tells of it. */
  function storeElsewhere(value: string) {
    localStorage.setItem(VALUE, value)
    localStorage.setItem(TIME, String(NOW))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: TIME }))
    })
  }

  test('counts here, whatever this tab was about', () => {
    const result = visitWith(null, null)
    storeElsewhere('all')
    expect(result.current).toBe('all')
    storeElsewhere('essential')
    expect(result.current).toBe('essential')
    act(askConsent)
    storeElsewhere('all')
    expect(result.current).toBe('all')
  })

  test('is looked for by a page that comes back as it was left', () => {
    const result = visitWith(null, null)
    localStorage.setItem(VALUE, 'all')
    localStorage.setItem(TIME, String(NOW))
    const shown = new Event('pageshow')
    act(() => {
      window.dispatchEvent(Object.assign(shown, { persisted: true }))
    })
    expect(result.current).toBe('all')
  })

  test('asks nobody again where it was cleared', () => {
    const result = visitWith('all', NOW)
    localStorage.clear()
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(result.current).toBe('all')
  })
})

describe('storage that throws', () => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    forgetConsent()
  })

  test('asks, and holds a choice for the visit', () => {
    const { result } = renderHook(useConsent)
    expect(result.current).toBe('ask')
    act(() => chooseConsent('essential'))
    expect(result.current).toBe('essential')
  })
})

test('full storage: the choice holds for the visit', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = renderHook(useConsent)
  act(() => chooseConsent('all'))
  expect(result.current).toBe('all')
})

const Probe = () => <p>{useConsent()}</p>

test('the built page knows nothing of the visitor', () => {
  expect(serverHtml(<Probe />)).toBe('<p>unknown</p>')
})
