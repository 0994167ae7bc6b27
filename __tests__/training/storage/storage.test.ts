/** @jest-environment jsdom */

import { waitFor } from '@testing-library/dom'
import { IDBFactory } from 'fake-indexeddb'
import type { SessionLog } from '../../../packages/progression/record/log'
import type { LogAction } from '../../../src/training/model/log-reducer'
import type { SessionMove } from '../../../src/training/model/moves/session-action'
import { browser, clearSiteData, storedRecord } from '../fake-browser'
import { done, openSession, PRESS, undo } from '../model/open-session'
import { installLocks, openTab, type Tab } from './tabs'

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
const stored = async () => setsDone(await storedRecord('sessions', session.id))
const shown = (tab: Tab) => setsDone(tab.currentTraining().sessions.get(session.id))
const ahead = () => JSON.parse(localStorage.getItem('training-open') ?? '{"sessions":[]}').sessions
/** A tab that has begun the session. */
async function begunTab() {
  const tab = await openTab()
  await tab.dispatch(begin)
  return tab
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
  Object.assign(browser, { isFull: false, isUnreadable: false })
  installLocks()
})

test("a new tab sees the previous tab's sets and undo history", async () => {
  const tab = await begunTab()
  await tab.dispatch(move(done(PRESS, 0)))
  expect(await stored()).toEqual(['press 1'])
  expect(ahead()).toEqual([])
  tab.close()
  const next = await openTab()
  expect(shown(next)).toEqual(['press 1'])
  await next.dispatch(move(undo))
  expect(await stored()).toEqual([])
})

test('opening a page writes nothing', async () => {
  await openTab()
  // Room for a write that must not come.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await indexedDB.databases()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a tap is in local storage until it is in the database, whatever is read meanwhile', async () => {
  const tab = await begunTab()
  const storing = tab.dispatch(move(done(PRESS, 0)))
  expect(setsDone(ahead()[0])).toEqual(['press 1'])
  await Promise.all([storing, tab.openWholeLog()])
  expect(ahead()).toEqual([])
  expect(await stored()).toEqual(['press 1'])
  expect(shown(tab)).toEqual(['press 1'])
})

test('a tap that a closed tab could not store is shown, and stored with the next one', async () => {
  const tab = await begunTab()
  browser.isFull = true
  expect(await tab.dispatch(move(done(PRESS, 0)))).toBe(false)
  expect(tab.currentTraining().isStorageRefused).toBe(true)
  tab.close()
  browser.isFull = false
  const next = await openTab()
  expect(shown(next)).toEqual(['press 1'])
  await next.dispatch(move(done(PRESS, 1)))
  expect(await stored()).toEqual(['press 1', 'press 2'])
  expect(ahead()).toEqual([])
})

describe('one tab trains', () => {
  test('another shows what is stored, and changes nothing', async () => {
    const one = await begunTab()
    await one.dispatch(move(done(PRESS, 0)))
    const other = await openTab()
    expect(other.currentTraining().isElsewhere).toBe(true)
    expect(shown(other)).toEqual(['press 1'])
    expect(await other.dispatch(move(done(PRESS, 1)))).toBe(false)
    expect(shown(other)).toEqual(['press 1'])
    expect(await stored()).toEqual(['press 1'])
    await one.dispatch(move(done(PRESS, 2)))
    other.show()
    await waitFor(() => expect(shown(other)).toEqual(['press 1', 'press 3']))
  })

  test('another takes over with all taps, the first says so at once, and either way again', async () => {
    const one = await begunTab()
    const other = await openTab()
    // The last tap is still on its way to the database.
    one.dispatch(move(done(PRESS, 0)))
    const taking = other.trainHere(true)
    await Promise.resolve()
    expect(one.currentTraining().isElsewhere).toBe(true)
    await taking
    expect(other.currentTraining().isElsewhere).toBe(false)
    expect(shown(other)).toEqual(['press 1'])
    await other.dispatch(move(done(PRESS, 1)))
    await waitFor(async () => expect(await stored()).toEqual(['press 1', 'press 2']))
    await one.trainHere(true)
    expect(other.currentTraining().isElsewhere).toBe(true)
    await one.dispatch(move(done(PRESS, 2)))
    await one.dispatch(move(undo))
    expect(await stored()).toEqual(['press 1', 'press 2'])
    expect(ahead()).toEqual([])
  })

  test('another takes over taps that the first could not store', async () => {
    const one = await begunTab()
    const other = await openTab()
    browser.isFull = true
    await one.dispatch(move(done(PRESS, 0)))
    browser.isFull = false
    await other.trainHere(true)
    await other.dispatch(move(done(PRESS, 1)))
    expect(await stored()).toEqual(['press 1', 'press 2'])
  })

  test('whoever returns to a tab trains there, if the other one is closed', async () => {
    const one = await begunTab()
    const other = await openTab()
    await one.dispatch(move(done(PRESS, 0)))
    one.close()
    other.show()
    other.show()
    await waitFor(() => expect(other.currentTraining().isElsewhere).toBe(false))
    expect(shown(other)).toEqual(['press 1'])
  })

  test('an erased plan is not written back by the tab that trained before', async () => {
    const one = await begunTab()
    await one.dispatch(move(done(PRESS, 0)))
    const other = await openTab()
    await other.trainHere(true)
    await other.dispatch({ type: 'erase', plan: 'plan' })
    await one.trainHere(true)
    await one.dispatch(move(done(PRESS, 1)))
    expect(await stored()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  test.each(['no locks', 'refused locks'] as const)('with %s, every tab trains', async (kind) => {
    installLocks(kind)
    const one = await begunTab()
    const other = await openTab()
    await one.dispatch(move(done(PRESS, 0)))
    if (kind === 'no locks') other.show()
    else await other.trainHere()
    await waitFor(() => expect(shown(other)).toEqual(['press 1']))
    await other.dispatch(move(done(PRESS, 1)))
    expect(await stored()).toEqual(['press 1', 'press 2'])
  })
})

test('after site data is cleared, a tab writes only the next change', async () => {
  const old = { ...session, id: 'old', finished: session.started }
  const tab = await openTab()
  await tab.dispatch({ type: 'put', at: session.started, sessions: [old, session] })
  await clearSiteData()
  await tab.dispatch(move(done(PRESS, 0)))
  expect(await stored()).toEqual(['press 1'])
  expect(await storedRecord('sessions', 'old')).toBeUndefined()
})

test('the whole log is marked failed after a read error and can be read again', async () => {
  const tab = await begunTab()
  for (const wholeLog of ['failed', 'read']) {
    browser.isUnreadable = wholeLog === 'failed'
    await tab.openWholeLog()
    expect(tab.currentTraining().wholeLog).toBe(wholeLog)
  }
})

test('a log that cannot be read at the start is called unread, until it is', async () => {
  const before = await begunTab()
  await before.dispatch(move(done(PRESS, 0)))
  before.close()
  browser.isUnreadable = true
  const tab = await openTab()
  expect(tab.currentTraining()).toMatchObject({ isUnread: true, isStorageRefused: false })
  browser.isUnreadable = false
  await tab.refresh()
  expect(tab.currentTraining().isUnread).toBe(false)
  expect(shown(tab)).toEqual(['press 1'])
})

test("a plan's part of the log lacks others' old sessions, and does not replace the whole log", async () => {
  const long = '2020-01-01T10:00:00.000Z'
  const early = { ...session, id: 'early', plan: 'other', started: long, finished: long }
  const writing = await openTab()
  await writing.dispatch({ type: 'put', at: session.started, sessions: [early, session] })
  writing.close()
  const tab = await openTab()
  expect([...tab.currentTraining().sessions.keys()]).toEqual([session.id])
  await Promise.all([tab.openWholeLog(), tab.refresh()])
  expect(tab.currentTraining().wholeLog).toBe('read')
  expect([...tab.currentTraining().sessions.keys()].sort()).toEqual(['early', session.id])
})

test.each([
  ['invalid JSON', '[1,2'],
  ['a list', '[]'],
  ['another shape', '{"sessions":7,"plans":[[]],"removed":"x","past":[],"z":"<img src=x>"}'],
])('malformed storage (%s) is ignored', async (_, content) => {
  localStorage.setItem('training-open', content)
  const tab = await openTab()
  expect(tab.currentTraining().opened.has('plan')).toBe(true)
  expect(tab.currentTraining().sessions.size).toBe(0)
})
