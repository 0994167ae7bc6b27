/** @jest-environment jsdom */
import type * as Opening from '../../../src/components/train/storage/open-training'
import type * as Store from '../../../src/components/train/storage/training-store'
import type * as Writing from '../../../src/components/train/storage/write-training'
import { completeSet, reopenSet } from '../../../src/lib/training/changes'
import { doneSets, type SessionLog } from '../../../src/lib/training/log'
import { planOf, trainee } from '../../lib/training/train-by-hand'

type Tab = typeof Opening & typeof Store & typeof Writing

/** What the browser keeps, for all tabs. */
const mockRecords = { sessions: new Map<string, object>(), plans: new Map<string, object>() }
/** Whether the database takes what it is given. */
let mockIsFull = false
/** What happens while the database is given something. */
let mockMeanwhile = () => {}

type MockName = keyof typeof mockRecords

jest.mock('../../../src/components/train/storage/database', () => {
  const all = async () => ({
    sessions: [...mockRecords.sessions.values()],
    plans: [...mockRecords.plans.values()],
  })
  return {
    readAll: all,
    readNeeded: all,
    whenDatabaseIsLost: () => {},
    forgetDatabase: () => {},
    async writeRecords(
      keys: Record<MockName, string[]>,
      settle: (name: MockName, key: string, found: unknown) => object | undefined,
    ) {
      await Promise.resolve()
      if (mockIsFull) throw new DOMException('Full.', 'QuotaExceededError')
      for (const name of ['sessions', 'plans'] as const) {
        for (const key of keys[name]) {
          const record = settle(name, key, mockRecords[name].get(key))
          if (record) mockRecords[name].set(key, JSON.parse(JSON.stringify(record)))
        }
      }
      mockMeanwhile()
    },
    async deleteSessions(ids: string[]) {
      for (const id of ids) mockRecords.sessions.delete(id)
    },
  }
})

/** Opens the page in another tab: modules of its own, the same storage. */
async function openTab(): Promise<Tab> {
  let tab: Tab | undefined
  await jest.isolateModulesAsync(async () => {
    const folder = '../../../src/components/train/storage'
    tab = {
      ...require(`${folder}/training-store`),
      ...require(`${folder}/write-training`),
      ...require(`${folder}/open-training`),
    }
    await tab?.openTraining('plan')
  })
  if (!tab) throw new Error('No tab was opened.')
  return tab
}

/** An open session of three sets, none of them done. */
function open(): SessionLog {
  const { does, sessions } = trainee(planOf({}, 'double'))
  does(60, [8, 8, 8])
  const [session] = sessions
  if (!session) throw new Error('One session was done.')
  const entries = session.entries.map((entry) => ({
    ...entry,
    sets: entry.sets.map(({ done: _, ...set }) => set),
  }))
  return { ...session, finished: undefined, entries }
}

const { id } = open()
const done = (set: number) => completeSet(0, set, 8 - set, new Date(Date.UTC(2026, 0, 5, 18, set)))
const amountsIn = (session: unknown) =>
  (session as SessionLog).entries.flatMap((entry) => doneSets(entry).map(({ amount }) => amount))
const stored = () => amountsIn(mockRecords.sessions.get(id))
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('training-drafts'))

beforeEach(() => {
  // All that a test does falls into one millisecond, unless it lets time pass.
  jest.useFakeTimers({
    now: Date.UTC(2026, 0, 5, 18),
    doNotFake: ['queueMicrotask', 'setImmediate'],
  })
  for (const store of Object.values(mockRecords)) store.clear()
  localStorage.clear()
  mockIsFull = false
  mockMeanwhile = () => {}
})

test('what one tab keeps the next visit finds, and no draft is left', async () => {
  const tab = await openTab()
  await tab.putSessions([open()])
  await tab.changeSession(id, done(0))
  expect(stored()).toEqual([8])
  expect(drafts()).toEqual([])
  expect(amountsIn((await openTab()).currentTraining().sessions.get(id))).toEqual([8])
})

test('two tabs that tap in one instant lose nothing, and the second shows both', async () => {
  const one = await openTab()
  await one.putSessions([open()])
  const other = await openTab()
  await Promise.all([one.changeSession(id, done(0)), other.changeSession(id, done(1))])
  expect(stored()).toEqual([8, 7])
  await one.changeSession(id, done(2))
  expect(stored()).toEqual([8, 7, 6])
  expect(amountsIn(one.currentTraining().sessions.get(id))).toEqual([8, 7, 6])
})

test('what one tab takes back stays taken back while the other goes on', async () => {
  const one = await openTab()
  await one.putSessions([open()])
  await one.changeSession(id, done(0))
  const other = await openTab()
  await Promise.all([one.changeSession(id, reopenSet(0, 0)), other.changeSession(id, done(1))])
  expect(stored()).toEqual([7])
})

test('a change made while another is being written is written as well', async () => {
  const one = await openTab()
  await one.putSessions([open()])
  const other = await openTab()
  await other.changeSession(id, done(2))
  mockMeanwhile = () => {
    mockMeanwhile = () => {}
    one.changeSession(id, done(1))
  }
  await one.changeSession(id, done(0))
  // The change that came meanwhile is behind it in the queue.
  await one.changeSession(id, (session) => session)
  expect(stored()).toEqual([8, 7, 6])
  expect(one.hasUnsaved()).toBe(false)
  expect(drafts()).toEqual([])
})

test('what a tab could not write before it was closed comes with the next visit', async () => {
  const one = await openTab()
  await one.putSessions([open()])
  const other = await openTab()
  mockIsFull = true
  await one.changeSession(id, done(0))
  expect(one.currentTraining().isRefused).toBe(true)
  expect(drafts()).toHaveLength(1)
  mockIsFull = false
  await other.changeSession(id, done(1))
  expect(stored()).toEqual([7])
  const next = await openTab()
  await next.changeSession(id, (session) => session)
  expect(stored()).toEqual([8, 7])
  expect(drafts()).toEqual([])
})

test('a set that was taken back just before the page was closed stays taken back', async () => {
  const one = await openTab()
  await one.putSessions([open()])
  await one.changeSession(id, done(0))
  mockIsFull = true
  await one.changeSession(id, reopenSet(0, 0))
  mockIsFull = false
  const next = await openTab()
  await next.changeSession(id, (session) => session)
  expect(stored()).toEqual([])
})

test.each([
  ['no JSON', '[1,2'],
  ['no drafts', '[]'],
  ['another form', '{"x":{"id":7},"y":[],"z":{"store":"sessions","record":{"id":7},"over":7}}'],
])('drafts that are %s count as nothing', async (_, draft) => {
  localStorage.setItem('training-drafts x', draft)
  const tab = await openTab()
  expect(tab.currentTraining().opened.has('plan')).toBe(true)
  expect(tab.currentTraining().sessions.size).toBe(0)
  expect(drafts()).toEqual([])
})
