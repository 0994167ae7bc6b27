import {
  findCopy,
  refreshCopies,
  removeCopy,
  saveOfflineCopy,
  saveOnVisit,
} from '../../src/offline/copies'

/** Responses of the site, by URL. */
let site: Record<string, string> = {}
/** URLs fetched so far. */
let asked: string[] = []
/** Contents of the browser's caches, by URL. */
let stored = new Map<string, Map<string, string>>()
let isFull = false
let isRegistered = false

const list = (version: string, files: string[]) =>
  JSON.stringify({ title: 'Plan', version, bytes: 9, files })

const response = (text: string | undefined) =>
  new Response(text ?? '', { status: text === undefined ? 404 : 200 })

function cacheOf(name: string) {
  const content = stored.get(name) ?? new Map<string, string>()
  stored.set(name, content)
  return {
    async put(address: string, answer: Response) {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
      content.set(address, await answer.text())
    },
  }
}

beforeEach(() => {
  asked = []
  stored = new Map()
  isFull = false
  isRegistered = false
  site = {
    '/offline/plan.json': list('one', ['/workouts/plan', '/app-0123abcd.js']),
    '/workouts/plan': 'page',
    '/app-0123abcd.js': 'app',
  }
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address)
      return response(site[address])
    },
    caches: {
      keys: async () => [...stored.keys()],
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => stored.delete(name),
      async match(address: string, { cacheName }: { cacheName?: string } = {}) {
        const names = cacheName ? [cacheName] : [...stored.keys()]
        const text = names.map((name) => stored.get(name)?.get(address)).find(Boolean)
        return text === undefined ? undefined : new Response(text)
      },
    },
  })
  setNavigator({
    serviceWorker: {
      register: async () => (isRegistered = true),
      getRegistration: async () => ({ unregister: async () => (isRegistered = false) }),
    },
  })
})

const setNavigator = (value: object) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value })
const names = () => [...stored.keys()]

test('a new copy is complete and dated, and registers the worker', async () => {
  expect(await saveOfflineCopy('plan')).toBeUndefined()
  expect(await findCopy('plan')).toMatchObject({ version: 'one', at: expect.stringMatching(/^20/) })
  expect(stored.get('copy plan one')?.get('/workouts/plan')).toBe('page')
  expect(isRegistered).toBe(true)
})

test('a visit saves a copy once, and again after it was removed', async () => {
  const addresses = async () => {
    asked = []
    await Promise.all([saveOnVisit('plan'), saveOnVisit('plan')])
    return asked.filter((address) => address === '/workouts/plan')
  }
  expect(await addresses()).toHaveLength(1)
  expect(await addresses()).toHaveLength(0)
  await removeCopy('plan')
  expect(await addresses()).toHaveLength(1)
})

test('a visit tries again after a failure', async () => {
  site['/offline/other.json'] = list('one', ['/workouts/plan'])
  isFull = true
  expect(await saveOnVisit('other')).toBe('full')
  isFull = false
  expect(await saveOnVisit('other')).toBeUndefined()
  expect(names()).toEqual(['copy other one'])
})

test('refreshing an unchanged copy fetches only its list, or nothing with data saver on', async () => {
  await saveOfflineCopy('plan')
  asked = []
  await refreshCopies()
  expect(asked).toEqual(['/offline/plan.json'])
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  await refreshCopies()
  expect(asked).toHaveLength(1)
})

test('a new version replaces the copy and fetches only files that may have changed', async () => {
  await saveOfflineCopy('plan')
  site['/offline/plan.json'] = list('two', ['/workouts/plan', '/app-0123abcd.js', '/0a1b2c3d.js'])
  site['/workouts/plan'] = 'new page'
  site['/0a1b2c3d.js'] = 'new'
  asked = []
  expect(await saveOfflineCopy('plan')).toBeUndefined()
  expect(asked.filter((address) => address.endsWith('.js'))).toEqual(['/0a1b2c3d.js'])
  expect(names()).toEqual(['copy plan two'])
  expect(stored.get('copy plan two')?.get('/workouts/plan')).toBe('new page')
})

/** Runs `change` when the page of the plan is fetched. */
function whileFetching(change: () => void) {
  const { fetch } = globalThis
  globalThis.fetch = async (address) => {
    if (address === '/workouts/plan') change()
    return fetch(address)
  }
}

test.each([
  ['a file is missing', () => delete site['/workouts/plan'], 'unreached'],
  [
    'a new version appears meanwhile',
    () => whileFetching(() => (site['/offline/plan.json'] = list('three', []))),
    'unreached',
  ],
  [
    'the connection drops',
    () =>
      whileFetching(() => {
        throw new TypeError('Failed to fetch')
      }),
    'unreached',
  ],
  ['the storage is full', () => (isFull = true), 'full'],
])('the copy stays unchanged when %s', async (_, fail, trouble) => {
  await saveOfflineCopy('plan')
  site['/offline/plan.json'] = list('two', ['/workouts/plan', '/app-0123abcd.js'])
  fail()
  expect(await saveOfflineCopy('plan')).toBe(trouble)
  expect(names()).toEqual(['copy plan one'])
  expect(await findCopy('plan')).toMatchObject({ version: 'one' })
})

test('a copy is removed with its plan, and the worker with the last copy', async () => {
  site['/offline/other.json'] = list('one', [])
  await saveOfflineCopy('plan')
  await saveOfflineCopy('other')
  await removeCopy('other')
  expect(names()).toEqual(['copy plan one'])
  expect(isRegistered).toBe(true)
  delete site['/offline/plan.json']
  await refreshCopies()
  expect(names()).toEqual([])
  expect(isRegistered).toBe(false)
})

test('a copy removed during a refresh stays removed', async () => {
  site['/offline/other.json'] = list('one', [])
  await saveOfflineCopy('plan')
  await saveOfflineCopy('other')
  const { fetch } = globalThis
  globalThis.fetch = async (address) => {
    if (address === '/offline/plan.json') await removeCopy('other')
    return fetch(address)
  }
  await refreshCopies()
  expect(names()).toEqual(['copy plan one'])
})

test('a browser without service workers, or refusing one, stores nothing', async () => {
  setNavigator({})
  expect(await saveOfflineCopy('plan')).toBe('refused')
  const register = () => Promise.reject(new DOMException('No.', 'SecurityError'))
  setNavigator({ serviceWorker: { register } })
  expect(await saveOfflineCopy('plan')).toBe('refused')
  expect(names()).toEqual([])
})

test('a browser that refuses caches stores nothing, and nothing throws', async () => {
  const get = () => {
    throw new DOMException('No.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'caches', { get, configurable: true })
  expect(await saveOfflineCopy('plan')).toBe('refused')
  expect(await findCopy('plan')).toBeUndefined()
  await removeCopy('plan')
  await refreshCopies()
  // Jest reads all globals at the end.
  Object.defineProperty(globalThis, 'caches', { value: undefined })
})
