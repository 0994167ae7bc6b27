/** @jest-environment jsdom */

import type { SessionLog } from '../../../src/training/model/log'
import type { LogAction } from '../../../src/training/model/log-reducer'
import type { SessionMove } from '../../../src/training/model/session/session-action'
import { done, openSession, PRESS, undo } from '../model/open-session'
import { freeze, openTab, startBrowser, type Tab } from './tabs-of-a-browser'

/** Stored records, shared by all tabs. */
const mockRecords = { sessions: new Map<string, object>(), plans: new Map<string, object>() }
/** Simulated database failures. */
let mockIsFull = false
let mockIsUnreadable = false
/** Delay of database reads, in ms; of a plan's part of the log, which then lacks the session 'early'. */
let mockReading = 0
let mockReadingPart = 0

type MockName = keyof typeof mockRecords

jest.mock('../../../src/training/storage/database', () => {
  const all = async () => {
    if (mockIsUnreadable) throw new DOMException('Lost.', 'InvalidStateError')
    if (mockReading) await new Promise((resolve) => setTimeout(resolve, mockReading))
    const [sessions, plans] = Object.values(mockRecords).map((records) => [...records.values()])
    return { sessions, plans }
  }
  return {
    readAll: all,
    async readForPlan() {
      const { sessions = [], plans } = await all()
      if (!mockReadingPart) return { sessions, plans }
      await new Promise((resolve) => setTimeout(resolve, mockReadingPart))
      return { sessions: sessions.filter((one) => (one as SessionLog).id !== 'early'), plans }
    },
  }
})
jest.mock('../../../src/training/storage/write-records', () => ({
  async writeRecords(
    put: Record<MockName, { id: string; plan: string }[]>,
    removed: Record<MockName, string[]>,
  ) {
    await Promise.resolve()
    if (mockIsFull) throw new DOMException('Full.', 'QuotaExceededError')
    for (const [name, key] of [
      ['sessions', 'id'],
      ['plans', 'plan'],
    ] as const) {
      for (const record of put[name])
        mockRecords[name].set(record[key], JSON.parse(JSON.stringify(record)))
      for (const id of removed[name]) mockRecords[name].delete(id)
    }
  },
}))

let at = Date.UTC(2026, 0, 5, 18)
const session = openSession()
const begin: LogAction = { type: 'put', at: new Date(at).toISOString(), sessions: [session] }
const move = (one: SessionMove): LogAction => {
  at += 1000
  return { type: 'session', id: session.id, action: { ...one, at } }
}
const setsDone = (record: unknown) =>
  (record as SessionLog | undefined)?.entries.flatMap(({ exercise, sets }) =>
    sets.flatMap((set, index) => (set.done ? [`${exercise} ${index + 1}`] : [])),
  )
const stored = () => setsDone(mockRecords.sessions.get(session.id))
const shown = (tab: Tab) => setsDone(tab.currentTraining().sessions.get(session.id))
const sizes = () => [mockRecords.sessions.size, mockRecords.plans.size, localStorage.length]
const ahead = () => JSON.parse(localStorage.getItem('training-open') ?? '{"sessions":[]}').sessions
/** Waits for messages between tabs. */
const settled = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A tab that has begun the session. */
async function begunTab() {
  const tab = await openTab()
  await tab.dispatch(begin)
  return tab
}
const heavier: SessionMove = { type: 'stepped load', entry: PRESS, set: 0, value: 5, unit: 'kg' }
const firstLoad = (tab: Tab) =>
  tab.currentTraining().sessions.get(session.id)?.entries[0]?.sets[0]?.load ?? 0

beforeEach(() => {
  for (const store of Object.values(mockRecords)) store.clear()
  localStorage.clear()
  mockIsFull = false
  mockIsUnreadable = false
  mockReading = 0
  mockReadingPart = 0
  startBrowser()
})

test("a new tab sees the previous tab's sets and undo history", async () => {
  const tab = await begunTab()
  await tab.dispatch(move(done(PRESS, 0)))
  expect(stored()).toEqual(['press 1'])
  expect(ahead()).toEqual([])
  tab.close()
  const next = await openTab()
  expect(shown(next)).toEqual(['press 1'])
  await next.dispatch(move(undo))
  expect(stored()).toEqual([])
})

test('opening a page writes nothing', async () => {
  await openTab()
  await settled()
  expect(sizes()).toEqual([0, 0, 0])
})

test('a tap is in local storage until it is in the database, whatever is read meanwhile', async () => {
  const tab = await begunTab()
  const storing = tab.dispatch(move(done(PRESS, 0)))
  expect(setsDone(ahead()[0])).toEqual(['press 1'])
  await Promise.all([storing, tab.openWholeLog()])
  expect(ahead()).toEqual([])
  expect(stored()).toEqual(['press 1'])
})

describe.each([
  ['with Web Locks', {}],
  ['without Web Locks', { hasLocks: false }],
  ['without BroadcastChannel', { hasChannel: false }],
])('two tabs %s', (_, browser) => {
  test("agree, and each continues from the other's state", async () => {
    startBrowser(browser)
    const one = await begunTab()
    const other = await openTab()
    await one.dispatch(move(done(PRESS, 0)))
    await settled()
    if (_ === 'with Web Locks') expect(shown(other)).toEqual(['press 1'])
    await other.dispatch(move(done(PRESS, 1)))
    await settled(100)
    expect(stored()).toEqual(['press 1', 'press 2'])
    await other.dispatch(move(undo))
    await settled(100)
    expect(stored()).toEqual(['press 1'])
    await one.dispatch(move(done(PRESS, 2)))
    await settled(100)
    expect(stored()).toEqual(['press 1', 'press 3'])
  })
})

test('simultaneous taps in two tabs are all stored and shown in both', async () => {
  const one = await begunTab()
  const other = await openTab()
  await Promise.all([
    one.dispatch(move(done(PRESS, 0))),
    other.dispatch(move(done(PRESS, 1))),
    one.dispatch(move(done(PRESS, 2))),
  ])
  await settled()
  for (const tab of [one, other]) expect(shown(tab)).toEqual(['press 1', 'press 2', 'press 3'])
  expect(stored()).toEqual(['press 1', 'press 2', 'press 3'])
})

test('the writing tab stores an action from another tab before its timeout', async () => {
  await begunTab()
  const second = await openTab()
  second.dispatch(move(done(PRESS, 0)))
  await settled(100)
  expect(stored()).toEqual(['press 1'])
})

test('a tab takes over from a closed one', async () => {
  const one = await begunTab()
  const other = await openTab()
  other.startWriting()
  one.close()
  await settled()
  await other.dispatch(move(done(PRESS, 0)))
  expect(stored()).toEqual(['press 1'])
})

test('a tab takes over from a frozen one, which does not repeat the action on waking', async () => {
  const one = await begunTab()
  const wake = freeze()
  const other = await openTab()
  const storing = other.dispatch(move(heavier))
  expect(firstLoad(other)).toBe(65)
  await storing
  await other.dispatch(move(heavier))
  wake()
  await settled()
  await one.dispatch(move(done(PRESS, 0)))
  await settled()
  expect(stored()).toEqual(['press 1'])
  expect((mockRecords.sessions.get(session.id) as SessionLog).entries[0]?.sets[0]?.load).toBe(70)
})

test('a tab still writes after taking the lock from its own earlier request', async () => {
  startBrowser({ hasChannel: false, lockDelay: 310 })
  const tab = await openTab()
  mockReading = 80
  tab.dispatch(begin)
  await settled(900)
  expect(stored()).toEqual([])
  tab.dispatch(move(done(PRESS, 0)))
  await settled(20)
  expect(stored()).toEqual(['press 1'])
})

test('another tab learns whether the writing tab could store its action', async () => {
  await begunTab()
  const other = await openTab()
  mockIsFull = true
  expect(await other.dispatch(move(done(PRESS, 0)))).toBe(false)
  expect(other.currentTraining().isStorageRefused).toBe(true)
  mockIsFull = false
  expect(await other.dispatch(move(done(PRESS, 1)))).toBe(true)
  expect(other.currentTraining().isStorageRefused).toBe(false)
  expect(stored()).toEqual(['press 1', 'press 2'])
})

test('an action that the closed writing tab did not store is stored by its own', async () => {
  const one = await begunTab()
  const other = await openTab()
  mockIsFull = true
  const storing = other.dispatch(move(done(PRESS, 0)))
  other.startWriting()
  one.close()
  mockIsFull = false
  expect(await storing).toBe(true)
  expect(stored()).toEqual(['press 1'])
})

test('an unsaved action of a closed tab survives later writes', async () => {
  const one = await begunTab()
  const other = await openTab()
  mockIsFull = true
  expect(await one.dispatch(move(done(PRESS, 0)))).toBe(false)
  expect(one.currentTraining().isStorageRefused).toBe(true)
  await settled()
  one.close()
  mockIsFull = false
  await other.dispatch(move(done(PRESS, 1)))
  expect(stored()).toEqual(['press 1', 'press 2'])
  expect(ahead()).toEqual([])
})

test('an erased plan is not written back by another open tab', async () => {
  const one = await begunTab()
  await one.dispatch(move(done(PRESS, 0)))
  const wake = freeze()
  const other = await openTab()
  await other.dispatch({ type: 'erase', plan: 'plan' })
  wake()
  await settled()
  await one.dispatch(move(done(PRESS, 1)))
  await settled()
  expect(sizes()).toEqual([0, 0, 0])
})

/** A finished session that only the whole log holds. */
const early = { ...session, id: 'early', finished: session.started }
const note = { type: 'noted', note: 'Hard' } as const
const ofEarly = (one: SessionMove): LogAction => ({
  type: 'session',
  id: 'early',
  action: { ...one, at },
})
const deletion: LogAction = { type: 'remove', session: 'early' }
const undoSteps = (tab: Tab) => tab.currentTraining().undoSteps.get('early')?.length ?? 0

/** Two tabs: the writing one has not read the session 'early', the other has. */
async function tabsBeforeAndAfterReading() {
  mockRecords.sessions.set('early', early)
  mockReadingPart = 1
  const writing = await begunTab()
  const reading = await openTab()
  await reading.openWholeLog()
  return { writing, reading }
}

test.each<[string, LogAction, object | undefined]>([
  ['erasing its plan', { type: 'erase', plan: 'plan' }, undefined],
  ['deleting it', deletion, undefined],
  ['correcting it', ofEarly(note), expect.objectContaining({ note: 'Hard' })],
])('%s changes a session that only the other tab has read', async (_, action, after) => {
  const { reading } = await tabsBeforeAndAfterReading()
  await reading.dispatch(action)
  await settled(100)
  expect(mockRecords.sessions.get('early')).toEqual(after)
  expect(reading.currentTraining().sessions.get('early')).toEqual(after)
})

test('a correction can be undone after a refresh, and after another tab trains', async () => {
  const writing = await begunTab()
  await writing.dispatch({ type: 'put', at: session.started, sessions: [early] })
  const other = await openTab()
  await other.dispatch(ofEarly(note))
  await settled()
  await other.refresh()
  expect(undoSteps(other)).toBe(1)
  await writing.dispatch(move(done(PRESS, 0)))
  await settled()
  expect(undoSteps(other)).toBe(1)
  await other.dispatch(ofEarly(undo))
  await settled()
  expect(mockRecords.sessions.get('early')).not.toHaveProperty('note')
})

test('a deletion can be undone after a tab that does not know of it takes over', async () => {
  const { reading } = await tabsBeforeAndAfterReading()
  await reading.dispatch(deletion)
  const wake = freeze()
  const third = await openTab()
  await third.dispatch(move(done(PRESS, 0)))
  wake()
  await settled()
  await reading.refresh()
  expect(undoSteps(reading)).toBe(1)
  await reading.dispatch(ofEarly(undo))
  await settled()
  expect(mockRecords.sessions.has('early')).toBe(true)
  expect(stored()).toEqual(['press 1'])
})

test('a deletion cannot be undone once another tab erases the plan', async () => {
  const { writing, reading } = await tabsBeforeAndAfterReading()
  await reading.dispatch(deletion)
  await settled()
  const wake = freeze()
  await writing.openWholeLog()
  await writing.dispatch({ type: 'erase', plan: 'plan' })
  wake()
  await settled()
  await reading.refresh()
  expect(undoSteps(reading)).toBe(0)
})

test('after site data is cleared, a tab writes only the next change', async () => {
  const old = { ...session, id: 'old', finished: session.started }
  const tab = await openTab()
  await tab.dispatch({ type: 'put', at: session.started, sessions: [old, session] })
  for (const store of Object.values(mockRecords)) store.clear()
  localStorage.clear()
  await tab.dispatch(move(done(PRESS, 0)))
  expect([...mockRecords.sessions.keys()]).toEqual([session.id])
})

test('the whole log is marked failed after a read error and can be read again', async () => {
  const tab = await begunTab()
  for (const wholeLog of ['failed', 'read']) {
    mockIsUnreadable = wholeLog === 'failed'
    await tab.openWholeLog()
    expect(tab.currentTraining().wholeLog).toBe(wholeLog)
  }
})

test('a log that cannot be read at the start is called unread, until it is', async () => {
  await (await begunTab()).dispatch(move(done(PRESS, 0)))
  startBrowser()
  mockIsUnreadable = true
  const tab = await openTab()
  expect(tab.currentTraining()).toMatchObject({ isUnread: true, isStorageRefused: false })
  mockIsUnreadable = false
  await tab.refresh()
  expect(tab.currentTraining().isUnread).toBe(false)
  expect(shown(tab)).toEqual(['press 1'])
})

test('a part of the log that is read after the whole log does not replace it', async () => {
  const tab = await openTab()
  const early = { ...session, id: 'early', finished: session.started }
  await tab.dispatch({ type: 'put', at: session.started, sessions: [early, session] })
  mockReadingPart = 40
  await Promise.all([tab.refresh(), tab.openWholeLog()])
  expect(tab.currentTraining().wholeLog).toBe('read')
  expect([...tab.currentTraining().sessions.keys()]).toEqual(['early', session.id])
})

test('a tab shows its own action once, whatever else the writing tab does before it', async () => {
  const one = await begunTab()
  const other = await openTab()
  const seen = new Set<number>()
  other.subscribeToTraining(() => seen.add(firstLoad(other)))
  one.dispatch({ type: 'put', at: session.started, sessions: [{ ...session, id: 'else' }] })
  await other.dispatch(move(heavier))
  await settled()
  expect([...seen]).toEqual([65])
  expect(other.currentTraining().sessions.has('else')).toBe(true)
})

test.each([
  ['invalid JSON', '[1,2'],
  ['a list', '[]'],
  ['another shape', '{"sessions":7,"plans":[[]],"removed":"x","past":[],"z":"<img src=x>"}'],
])('malformed storage (%s) is ignored', async (_, content) => {
  localStorage.setItem('training-open', content)
  mockRecords.sessions.set('odd', { id: 'not ours' })
  const tab = await openTab()
  expect(tab.currentTraining().opened.has('plan')).toBe(true)
  expect(tab.currentTraining().sessions.size).toBe(0)
})
