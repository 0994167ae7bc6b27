import { follow, followLinks, showLinkedPart } from '../../src/navigation/follow-link'
import { navigate } from '../support/gatsby'

/** Resolves the pending load of the page at this address. */
const bring = new Map<string, () => void>()
const loadPage = (path: string) =>
  new Promise<object>((resolve) => bring.set(path, () => resolve({})))

/** The navigation left to the browser after the last click; jsdom can't do it. */
let isLeftToBrowser = false

beforeAll(() => {
  followLinks()
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

test('the second click of a double click follows no link, even on the next page', async () => {
  click('<a href="/workouts"><b>Workouts</b></a>', { detail: 1 })
  await arrival('/workouts')
  click('<a href="/blog"><b>Blog</b></a>', { detail: 2 })
  await arrival('/blog')
  expect(isLeftToBrowser).toBe(false)
  expect(navigate.mock.calls.map(([address]) => address)).toEqual(['/workouts'])
})

test.each(['mouseover', 'pointerdown', 'focusin'])('a page is fetched at once on %s', (intent) => {
  document.body.innerHTML = '<a href="/about?a=b#story"><b>Link</b></a><p>Text</p>'
  document.querySelector('p')?.dispatchEvent(new Event(intent, { bubbles: true }))
  bring.clear()
  document.querySelector('b')?.dispatchEvent(new Event(intent, { bubbles: true }))
  expect([...bring.keys()]).toEqual(['/about?a=b'])
})

test('of two followed links the last one wins, and a line shows until its page arrives', async () => {
  click('<a href="/about"><b>Link</b></a>')
  click('<a href="/contact"><b>Link</b></a>')
  await arrival('/about')
  expect(document.documentElement).toHaveClass('awaiting')
  await arrival('/contact')
  expect(document.documentElement).not.toHaveClass('awaiting')
  await arrival('/about')
  expect(navigate.mock.calls.map(([address]) => address)).toEqual(['/contact'])
})

test.each(['popstate', 'pagehide'])(
  'a page that arrives after %s is not shown',
  async (leaving) => {
    click('<a href="/about"><b>Link</b></a>')
    window.dispatchEvent(new Event(leaving))
    expect(document.documentElement).not.toHaveClass('awaiting')
    await arrival('/about')
    expect(navigate).not.toHaveBeenCalled()
  },
)

test.each([
  ['/workouts', false],
  ['/', false],
  ['/saved?plans=a,b', false],
  // The current address gets no second history entry.
  ['/blog?ref=mail', true],
])('a link to %s is followed', async (address, replace) => {
  click(`<a href="${address}"><b>Link</b></a>`)
  await arrival(address)
  expect(navigate).toHaveBeenCalledWith(address, { state: undefined, replace })
  expect(isLeftToBrowser).toBe(false)
})

test('a link to a part of another page shows the part once the page is there', async () => {
  click('<a href="/about#story"><b>Link</b></a>')
  await arrival('/about#story')
  expect(navigate).toHaveBeenCalledWith('/about', { state: undefined, replace: false })
  expect(window.location.hash).toBe('')
  showLinkedPart()
  expect(window.location.hash).toBe('#story')
  // Not again on the next page.
  click('<a href="/contact"><b>Link</b></a>')
  await arrival('/contact')
  window.history.replaceState(null, '', '/contact')
  showLinkedPart()
  expect(window.location.hash).toBe('')
})

test.each([
  ['another site', '<a href="https://wa.me/12025550142"><b>Link</b></a>'],
  ['a file', '<a href="/workouts/heavy-tide-advanced.pdf" download><b>Link</b></a>'],
  ['a part of this page', '<a href="#main"><b>Link</b></a>'],
  ['a mailbox', '<a href="mailto:coach@example.com"><b>Link</b></a>'],
  ['a part of this page, with its address', '<a href="/blog?ref=mail#main"><b>Link</b></a>'],
  ['a tab of its own', '<a href="/about" target="_blank"><b>Link</b></a>'],
  ['nowhere', '<a role="link"><b>Link</b></a>'],
  ['nothing, as it is text', '<p><b>Text</b></p>'],
])('a link to %s is left to the browser', (_place, html) => {
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
])('a click with %j is left to the browser', (how) => {
  click('<a href="/workouts"><b>Link</b></a>', how)
  expect(navigate).not.toHaveBeenCalled()
  expect(isLeftToBrowser).toBe(true)
})

test('a click that was already handled is ignored', async () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a href="/workouts"><b>Link</b></a>')
  await arrival('/workouts')
  expect(navigate).not.toHaveBeenCalled()
})

test('a page that only a newer version of the site has loads as a document', async () => {
  const refusal = Promise.reject(new Error('no such code'))
  window.___loader = { loadPage: () => refusal, loadPageSync: () => undefined }
  click('<a href="#whole"><b>Link</b></a>')
  // jsdom can only navigate within the same page.
  const link = document.querySelector('a') as HTMLAnchorElement
  const event = new MouseEvent('click', { cancelable: true })
  expect(follow(link, event)).toBe(true)
  await refusal.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('#whole')
})
