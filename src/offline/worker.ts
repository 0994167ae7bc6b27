import { type Copy, isHashed, readCopy } from './model/copy-list'
import { offlinePage } from './model/offline-page'

/**
 * Service worker for visitors with offline copies (copies.ts registers it). Tries the network, then the copy.
 * A page from a copy gets all its files from it, so that versions never mix. Only pages create, replace and
 * remove copies.
 */

/** What the worker uses of its events. TypeScript's own types exclude those of pages. */
interface WorkerEvent {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  readonly notification: Notification
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

interface OfflineWorker {
  /** Set by the build if the site has switched the worker off. */
  isOff?: boolean
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<object | undefined>
    matchAll: (which: { type: 'window' }) => Promise<{ url: string; focus: () => Promise<void> }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate' | 'fetch' | 'notificationclick',
    listener: (event: WorkerEvent) => void,
  ) => void
}

const worker = self as unknown as OfflineWorker

/** How long to wait for the network if there is a copy, in ms. */
const NETWORK_TIMEOUT = 2500

/** Where a copy notes a page that it served. Not in memory: browsers stop idle workers. */
const pageNote = (client: string) => `/offline/page/${client}`

worker.addEventListener('install', () => worker.skipWaiting())
worker.addEventListener('activate', (event) =>
  event.waitUntil(worker.isOff ? removeEverything() : worker.clients.claim()),
)
if (!worker.isOff) {
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    // Check for a new worker now, because Chromium checks only on the second page.
    if (request.mode === 'navigate') event.waitUntil(worker.registration.update().catch(() => {}))
    const isOwn = request.url.startsWith(`${location.origin}/`)
    // A new copy must get only the network's answers.
    if (isOwn && request.method === 'GET' && request.cache !== 'no-store')
      event.respondWith(answer(event))
  })
  // A tap on the notification at the end of a rest returns to the training page.
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(showTraining())
  })
}

async function showTraining() {
  const windows = await worker.clients.matchAll({ type: 'window' })
  await windows.find(({ url }) => new URL(url).pathname.endsWith('/train'))?.focus()
}

async function removeEverything() {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}

async function answer({ request, clientId, resultingClientId }: WorkerEvent): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate'
  // A navigation's clientId is the page being left.
  const clientCache = isPage ? undefined : await cacheOf(clientId)
  const cached =
    (isHashed(pathname) && (await caches.match(pathname, { ignoreVary: true }))) ||
    (clientCache && (await inCache(clientCache, pathname)))
  if (cached) return cached

  const network = fetch(request)
  // The code below awaits it. Until then, a rejection must not count as unhandled.
  network.catch(() => {})
  const fallback = clientCache ? undefined : await findInCopies(pathname)
  if (!fallback) return isPage ? network.catch(sayWhatIsOffline) : network
  try {
    const response = await Promise.race([network, rejectAfter(NETWORK_TIMEOUT)])
    if (response.status < 500) return response
  } catch {
    // Fall back to the copy.
  }
  if (!isPage) return fallback.response
  await notePage(resultingClientId, fallback.cache)
  return withNotice(fallback)
}

/** The name of the cache that served a page; undefined if none did. */
const cacheOf = async (client: string) => (await caches.match(pageNote(client)))?.text()

/** Notes that a copy serves this page, and forgets its pages that are gone. */
async function notePage(client: string, name: string) {
  const cache = await caches.open(name)
  for (const { url } of await cache.keys()) {
    const [, noted] = url.split(pageNote(''))
    if (noted && !(await worker.clients.get(noted))) await cache.delete(url)
  }
  await cache.put(pageNote(client), new Response(name))
}

const inCache = (cache: string, pathname: string) =>
  caches.match(pathname, { cacheName: cache, ignoreVary: true })

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, milliseconds))

interface CopyResponse {
  cache: string
  copy: Copy
  response: Response
}

/** Returns the newest copy's response for a path. */
async function findInCopies(pathname: string): Promise<CopyResponse | undefined> {
  let fallback: CopyResponse | undefined
  for (const cache of await caches.keys()) {
    const response = await inCache(cache, pathname)
    const copy = response && (await readCopy(cache))
    if (copy && (!fallback || fallback.copy.at < copy.at)) fallback = { cache, copy, response }
  }
  return fallback
}

/** Adds a notice to a copy's page with the copy's date. */
async function withNotice({ copy, response }: CopyResponse): Promise<Response> {
  const day = new Date(copy.at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
  const html = await response.text()
  const notice = `<aside aria-label="No network" style="position:relative;z-index:40;margin-bottom:-4rem;padding:4.25rem 1rem .5rem;background:var(--deep);color:var(--on-deep);font-size:.875rem;text-align:center">No connection. This is your copy from ${day}.</aside>`
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { headers },
  )
}

/** Answers for paths in no copy with a page that links to all that copies have. */
async function sayWhatIsOffline(): Promise<Response> {
  const copies = await Promise.all((await caches.keys()).map(readCopy))
  return new Response(
    offlinePage(
      copies.flatMap((copy) => copy ?? []),
      { name: BRAND_NAME, colors: BRAND_COLORS },
    ),
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}
