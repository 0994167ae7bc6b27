import { watchConsent } from '../../src/head-script/watch-consent'

const day = 24 * 60 * 60 * 1000
const root = document.documentElement

beforeAll(watchConsent)

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `
    <main id="main" tabindex="-1"></main>
    <footer><button data-consent="ask">Cookie Settings</button></footer>
    <section id="cookie-banner" tabindex="-1"><button data-consent="all">Accept</button><button data-consent="closed">Close</button></section>`
})

const press = (consent: string) =>
  document.querySelector<HTMLElement>(`[data-consent=${consent}]`)?.click()

test('a first answer leaves the focus at the start of the page', () => {
  document.querySelector<HTMLElement>('[data-consent=all]')?.focus()
  press('all')
  expect(document.activeElement?.id).toBe('main')
})

test('a choice is stored with its time and can be changed; closing stores nothing', () => {
  press('closed')
  expect(root.dataset.cookies).toBe('closed')
  expect(localStorage).toHaveLength(0)
  press('ask')
  expect(root.dataset.cookies).toBe('ask')
  press('all')
  expect(root.dataset.cookies).toBe('all')
  expect(localStorage.getItem('cookie-consent')).toBe('all')
  expect(Date.now() - Number(localStorage.getItem('cookie-consent-time'))).toBeLessThan(day)
})

test('opening the banner on request moves the focus to it, closing returns it', () => {
  press('ask')
  expect(document.activeElement?.id).toBe('cookie-banner')
  press('closed')
  expect(document.activeElement).toHaveTextContent('Cookie Settings')
})

test.each(['storage', 'pageshow'])('%s leaves a banner open that was reopened', (event) => {
  press('all')
  press('ask')
  window.dispatchEvent(new Event(event))
  expect(root.dataset.cookies).toBe('ask')
  expect(document.activeElement?.id).toBe('cookie-banner')
})

test.each([
  ['counts', 'essential', 30 * day - 60_000, 'essential'],
  ['is too old', 'all', 30 * day + 60_000, 'ask'],
  ['is from the future', 'all', -day, 'ask'],
  ['is none of ours', 'yes', day, 'ask'],
])('a choice of another tab that %s', (_what, value, age, shown) => {
  press('ask')
  localStorage.setItem('cookie-consent', value)
  localStorage.setItem('cookie-consent-time', String(Date.now() - age))
  window.dispatchEvent(new Event('storage'))
  expect(root.dataset.cookies).toBe(shown)
})
