/** @jest-environment jsdom */
import { fetchAhead } from '../../src/navigation/fetch-ahead'

/** What each page's data weighs once it was fetched, in bytes. */
const sizes = new Map<string, number>()
const loaded = new Set<string>()
const loadPage = jest.fn(async (path: string) => {
  loaded.add(path)
  return undefined
})

const fetched = () => loadPage.mock.calls.map(([path]) => path)
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Shows links in a page's content; `top` says how far down the page one stands. */
function showLinks(...links: { href: string; top?: number; menu?: boolean }[]) {
  document.body.innerHTML = '<nav></nav><main></main>'
  for (const { href, top = 0, menu } of links) {
    const link = document.createElement('a')
    link.href = href
    link.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect
    document.querySelector(menu ? 'nav' : 'main')?.append(link)
  }
}

function connection(value: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
}

beforeEach(() => {
  loadPage.mockClear()
  loaded.clear()
  sizes.clear()
  connection(undefined)
  window.___loader = {
    loadPage,
    loadPageSync: (path) => (loaded.has(path) ? {} : undefined),
  }
  performance.now = () => 1000
  performance.getEntriesByType = () => [
    // The current page's own.
    entry(`${window.location.origin}/app-1.js`, 90_000, 10),
    ...fetched().flatMap((page) => [
      entry(`https://pictures.example${page}.jpg`, 40_000),
      entry(`${window.location.origin}/page-data${page}/page-data.json`, sizes.get(page)),
    ]),
  ]
})

const entry = (name: string, transferSize: number | undefined, startTime = 2000) =>
  ({ name, startTime, transferSize }) as PerformanceResourceTiming

test('fetches what stands in view first, then what stands above and below it, then menus', () => {
  showLinks(
    { href: '/menu', menu: true },
    { href: '/above', top: -900 },
    { href: '/below', top: 5000 },
    { href: '/in-view' },
    { href: '/in-view' },
  )
  fetchAhead()
  expect(fetched()).toEqual(['/in-view', '/above', '/below', '/menu'])
})

test('fetches no more than 60 KB, whatever the pages weigh', async () => {
  const pages = Array.from({ length: 20 }, (_, index) => `/page-${index}`)
  for (const page of pages) sizes.set(page, 11_500)
  showLinks(...pages.map((href) => ({ href })))
  fetchAhead()
  await settle()
  const bytes = fetched().reduce((sum, page) => sum + (sizes.get(page) ?? 0), 0)
  expect(bytes).toBeLessThanOrEqual(60_000)
  expect(fetched()).toHaveLength(4)
})

test('small pages leave room for more of them', async () => {
  const pages = Array.from({ length: 8 }, (_, index) => `/page-${index}`)
  for (const page of pages) sizes.set(page, 2_000)
  showLinks(...pages.map((href) => ({ href })))
  fetchAhead()
  await settle()
  expect(fetched()).toEqual(pages)
})

test('a page of unknown weight counts as the heaviest there may be', async () => {
  showLinks(...Array.from({ length: 20 }, (_, index) => ({ href: `/page-${index}` })))
  fetchAhead()
  await settle()
  expect(fetched()).toHaveLength(4)
})

test('a browser whose list of what it fetched is full is not asked to fetch all', async () => {
  performance.getEntriesByType = () => []
  showLinks(...Array.from({ length: 20 }, (_, index) => ({ href: `/page-${index}` })))
  fetchAhead()
  await settle()
  expect(fetched()).toHaveLength(4)
})

test('a page that cannot be fetched does not keep the next ones from it', async () => {
  const pages = Array.from({ length: 8 }, (_, index) => `/page-${index}`)
  for (const page of pages) sizes.set(page, 2_000)
  loadPage.mockImplementationOnce(() => Promise.reject(new Error('no such code')))
  showLinks(...pages.map((href) => ({ href })))
  fetchAhead()
  await settle()
  expect(fetched()).toEqual(pages)
})

test('does not fetch what is here already', () => {
  loaded.add('/known')
  showLinks({ href: '/known' }, { href: '/new' })
  fetchAhead()
  expect(fetched()).toEqual(['/new'])
})

test.each([
  ['who saves data', { saveData: true }],
  ['on 2g', { effectiveType: '2g' }],
  ['on a connection slower than 2g', { effectiveType: 'slow-2g' }],
])('fetches nothing for a visitor %s', (_, value) => {
  connection(value)
  showLinks({ href: '/workouts' })
  fetchAhead()
  expect(fetched()).toEqual([])
})

test('a new page has its own links and its own 60 KB', async () => {
  const first = Array.from({ length: 20 }, (_, index) => ({ href: `/first-${index}` }))
  showLinks(...first)
  fetchAhead()
  loadPage.mockClear()
  showLinks({ href: '/second' })
  fetchAhead()
  await settle()
  expect(fetched()).toEqual(['/second'])
})
