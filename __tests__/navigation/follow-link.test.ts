/** @jest-environment jsdom */
import {
  arrive,
  follow,
  followLinks,
  settle,
  stopFollowing,
} from '../../src/navigation/follow-link'
import { navigate } from '../support/gatsby'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

/** Brings the page that is on its way, by its address. */
const bring = new Map<string, () => void>()
const loadPage = (path: string) =>
  new Promise<object>((resolve) => bring.set(path, () => resolve({})))

/** What the browser was left to do with the last click; jsdom could not do it. */
let isLeftToBrowser = false

beforeAll(() => {
  followLinks()
  window.dispatchEvent(new Event('started'))
  window.addEventListener('click', (event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  })
})

beforeEach(() => {
  navigate.mockClear()
  window.___loader = { loadPage, loadPageSync: () => undefined }
  window.history.replaceState(null, '', '/blog?ref=mail')
})

function click(html: string, how: MouseEventInit = {}) {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  document.querySelector('b')?.dispatchEvent(event)
}

async function arrival(address: string) {
  bring.get(address)?.()
  await new Promise((resolve) => setTimeout(resolve))
}

test('a link pressed before the first render is followed after it', async () => {
  followLinks()
  click('<a href="/about"><b>Link</b></a>')
  await arrival('/about')
  expect(isLeftToBrowser).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('started'))
  await arrival('/about')
  expect(navigate).toHaveBeenCalledWith('/about', expect.anything())
})

test('its document is loaded where the first render does not come', async () => {
  jest.useFakeTimers()
  try {
    followLinks()
    window.___loader = { loadPage: async () => ({}), loadPageSync: () => undefined }
    // jsdom can go to a part of the same page alone.
    document.body.innerHTML = '<a href="#document">Link</a>'
    const link = document.querySelector('a') as HTMLAnchorElement
    follow(link, new MouseEvent('click', { cancelable: true }))
    await jest.advanceTimersByTimeAsync(1900)
    expect(window.location.hash).toBe('')
    await jest.advanceTimersByTimeAsync(200)
    expect(window.location.hash).toBe('#document')
    expect(navigate).not.toHaveBeenCalled()
  } finally {
    jest.useRealTimers()
    window.dispatchEvent(new Event('started'))
  }
})

test('an app that is ready shows a page that takes longer than that', async () => {
  followLinks()
  click('<a href="/about"><b>Link</b></a>')
  window.dispatchEvent(new Event('started'))
  jest.useFakeTimers()
  await jest.advanceTimersByTimeAsync(3000)
  jest.useRealTimers()
  await arrival('/about')
  expect(navigate).toHaveBeenCalledWith('/about', expect.anything())
})

test('a page that is here already is announced while the first render is awaited', async () => {
  followLinks()
  window.___loader = { loadPage: async () => ({}), loadPageSync: () => ({}) }
  click('<a href="/about"><b>Link</b></a>')
  expect(document.documentElement).toHaveClass('awaiting')
  window.dispatchEvent(new Event('started'))
  await arrival('/about')
  expect(document.documentElement).not.toHaveClass('awaiting')
  click('<a href="/contact"><b>Link</b></a>')
  expect(document.documentElement).not.toHaveClass('awaiting')
  await arrival('/contact')
})

test('a new page says that it arrives until it is settled', async () => {
  click('<a href="/about"><b>Link</b></a>')
  expect(document.documentElement).not.toHaveClass('arriving')
  await arrival('/about')
  arrive('/about')
  expect(document.documentElement).toHaveClass('arriving')
  settle()
  expect(document.documentElement).not.toHaveClass('arriving')
})

test('the page that one comes from does not', async () => {
  click('<a href="/about"><b>Link</b></a>')
  await arrival('/about')
  arrive('/blog')
  expect(document.documentElement).not.toHaveClass('arriving')
})

test('a page that one goes back to does not: it may be shown further down', async () => {
  click('<a href="/about"><b>Link</b></a>')
  await arrival('/about')
  stopFollowing()
  arrive('/about')
  expect(document.documentElement).not.toHaveClass('arriving')
})

test('a list whose filter changes does not: it keeps its place', async () => {
  document.body.innerHTML = '<a href="/workouts?level=1">Beginner</a>'
  const link = document.querySelector('a') as HTMLAnchorElement
  follow(link, new MouseEvent('click', { cancelable: true }), { keepScroll: true })
  await arrival('/workouts?level=1')
  expect(navigate).toHaveBeenCalled()
  arrive('/workouts')
  expect(document.documentElement).not.toHaveClass('arriving')
})

test('of two links the one followed last is shown, whichever page comes first', async () => {
  click('<a href="/about"><b>Link</b></a>')
  click('<a href="/contact"><b>Link</b></a>')
  await arrival('/contact')
  await arrival('/about')
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(navigate).toHaveBeenCalledWith('/contact', expect.anything())
})

test('it is shown that a page is on its way until it is here', async () => {
  click('<a href="/about"><b>Link</b></a>')
  click('<a href="/contact"><b>Link</b></a>')
  await arrival('/about')
  expect(document.documentElement).toHaveClass('awaiting')
  await arrival('/contact')
  expect(document.documentElement).not.toHaveClass('awaiting')
})

test('a page that comes when a visitor has gone Back is not shown', async () => {
  click('<a href="/about"><b>Link</b></a>')
  stopFollowing()
  expect(document.documentElement).not.toHaveClass('awaiting')
  await arrival('/about')
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['/workouts', '/', '/saved?plans=a,b'])('a link to %s is followed', async (address) => {
  click(`<a href="${address}"><b>Link</b></a>`)
  await arrival(address)
  expect(navigate).toHaveBeenCalledWith(address, { state: undefined, replace: false })
  expect(isLeftToBrowser).toBe(false)
})

test('a link to the address one is at leaves no second entry in the history', async () => {
  click('<a href="/blog?ref=mail"><b>Link</b></a>')
  await arrival('/blog?ref=mail')
  expect(navigate).toHaveBeenCalledWith('/blog?ref=mail', { state: undefined, replace: true })
})

test.each([
  ['another site', '<a href="https://wa.me/12025550142"><b>Link</b></a>'],
  ['a file', '<a href="/workouts/heavy-tide-advanced.pdf" download><b>Link</b></a>'],
  ['a part of this page', '<a href="#main"><b>Link</b></a>'],
  ['a part of another page', '<a href="/about#story"><b>Link</b></a>'],
  ['a tab of its own', '<a href="/about" target="_blank"><b>Link</b></a>'],
  ['nowhere', '<a role="link"><b>Link</b></a>'],
])('what leads to %s is left to the browser', (_place, html) => {
  click(html)
  expect(navigate).not.toHaveBeenCalled()
  expect(isLeftToBrowser).toBe(true)
})

test.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is meant for elsewhere', (how) => {
  click('<a href="/workouts"><b>Link</b></a>', how)
  expect(navigate).not.toHaveBeenCalled()
  expect(isLeftToBrowser).toBe(true)
})

test('a click that was dealt with already is let be', async () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a href="/workouts"><b>Link</b></a>')
  await arrival('/workouts')
  expect(navigate).not.toHaveBeenCalled()
})

test('a click on no link is left to the browser', () => {
  click('<p><b>Text</b></p>')
  expect(isLeftToBrowser).toBe(true)
})

test('a page that only a newer version of the site has is loaded whole', async () => {
  const refusal = Promise.reject(new Error('no such code'))
  window.___loader = { loadPage: () => refusal, loadPageSync: () => undefined }
  click('<a href="#whole"><b>Link</b></a>')
  // jsdom can go to a part of the same page alone.
  const link = document.querySelector('a') as HTMLAnchorElement
  const event = new MouseEvent('click', { cancelable: true })
  expect(follow(link, event)).toBe(true)
  await refusal.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('#whole')
})
