import type { Program } from '../../../src/plan/model/program'
import { parseProgression } from '../../../src/plan/model/progression'
import { emptyState, type SessionLog } from '../../../src/training/model/log'
import { planProgress } from '../../../src/training/model/plan-progress'
import { lineName, slotsOf } from '../../../src/training/model/slots'
import { line } from './train-by-hand'

/** The trainee's offset from UTC, in hours. */
let mockZone = 0
jest.mock('../../../src/lib/dates', () => ({
  localDate: (date: Date) =>
    new Date(date.getTime() + mockZone * 3_600_000).toISOString().slice(0, 10),
}))

const program: Program = {
  deloads: [],
  tests: [],
  progression: parseProgression({}),
  sessions: [
    { name: 'A', days: [['Monday'], ['Wednesday']], weeks: [1, 2, 3], lines: [line({})] },
    {
      name: 'B',
      days: [['Wednesday'], ['Monday']],
      weeks: [1, 2, 3],
      lines: [line({}), line({ exercise: 'squat' }), line({})],
    },
  ],
}
const slots = slotsOf(program, 3)
const state = emptyState('plan')
/** A session finished on a date or at an instant. */
const done = (key: string, at: string): SessionLog => {
  const finished = at.includes('T') ? at : `${at}T10:00:00.000Z`
  const [week = 0, session = 0] = key.split('.').map(Number)
  return {
    id: key,
    plan: 'plan',
    planTitle: '',
    week,
    session,
    name: '',
    date: finished.slice(0, 10),
    started: finished,
    finished,
    changed: finished,
    entries: [],
  }
}
const next = (...args: [SessionLog[], Record<string, string>?, Partial<typeof state>?]) =>
  planProgress(slots, args[0], args[1] ?? {}, { ...state, ...args[2] }).next?.key

test('sessions follow the order of their days, which may alternate', () => {
  expect(slots.map(({ key, name }) => `${key} ${name}`)).toEqual([
    '1.1 A',
    '1.2 B',
    '2.1 B',
    '2.2 A',
    '3.1 A',
    '3.2 B',
  ])
})

test('the first session comes first, then the next one', () => {
  expect(next([])).toBe('1.1')
  expect(next([done('1.1', '2026-01-05')])).toBe('1.2')
})

test('sessions of a week can be done in any order', () => {
  expect(next([done('1.2', '2026-01-05')])).toBe('1.1')
})

test('a trainee who starts mid-plan continues there', () => {
  expect(next([done('2.2', '2026-01-05')])).toBe('2.1')
  expect(next([done('2.2', '2026-01-05'), done('2.1', '2026-01-07')])).toBe('3.1')
})

test('ticks count as done, sessions of other plans do not', () => {
  expect(next([], { '1.1': '2026-01-05', '1.2': '2026-01-07' })).toBe('2.1')
  expect(next([{ ...done('1.1', '2026-01-05'), plan: 'other' }])).toBe('1.1')
})

test('an unfinished session does not count as done', () => {
  expect(next([{ ...done('1.1', '2026-01-05'), finished: undefined }])).toBe('1.1')
})

test('a skipped session is passed over', () => {
  expect(next([], {}, { skipped: { '1.1': '2026-01-05T10:00:00.000Z' } })).toBe('1.2')
})

test('restarting a week or the plan reopens its sessions', () => {
  const both = [done('1.1', '2026-01-05'), done('1.2', '2026-01-07')]
  expect(next(both, {}, { restarts: [{ week: 1, at: '2026-01-08T10:00:00.000Z' }] })).toBe('1.1')
  expect(next(both, {}, { restarts: [{ week: 0, at: '2026-01-08T10:00:00.000Z' }] })).toBe('1.1')
})

test('an old session corrected after a restart still belongs before it', () => {
  const corrected = { ...done('3.2', '2026-01-05'), finished: '2026-01-09T10:00:00.000Z' }
  const restarts = [{ week: 0, at: '2026-01-08T10:00:00.000Z' }]
  expect(next([corrected], {}, { restarts })).toBe('1.1')
})

test('after the last session nothing is next, unless an earlier one is open', () => {
  const all = slots.map(({ key }, index) => done(key, `2026-01-0${index + 1}`))
  expect(next(all)).toBeUndefined()
  expect(next(all.slice(1))).toBe('1.1')
})

test('ticks of sessions removed from the plan do not count', () => {
  const { done: known, total } = planProgress(slots, [], { '9.7': '2026-01-05' }, state)
  expect([...known]).toEqual([])
  expect(total).toBe(6)
})

test('a line keeps its name when others are added before it', () => {
  expect(lineName(program, 'B', 0)).toBe('B / press / 1')
  expect(lineName(program, 'B', 1)).toBe('B / squat / 1')
  expect(lineName(program, 'B', 2)).toBe('B / press / 2')
})

describe('ticks have dates, restarts have instants', () => {
  afterEach(() => {
    mockZone = 0
  })

  test.each([
    [0, '2026-11-23T10:00:00.000Z', '2026-11-23'],
    [-8, '2026-11-24T01:00:00.000Z', '2026-11-23'],
    [-8, '2026-11-24T01:00:00.000Z', '2026-11-24'],
  ])('%d hours from UTC, after a restart at %s, a tick dated %s counts', (zone, at, day) => {
    mockZone = zone
    expect(next([], { '1.1': day }, { restarts: [{ week: 0, at }] })).toBe('1.2')
  })

  test('a tick dated the day before a restart does not count', () => {
    const at = '2026-11-23T10:00:00.000Z'
    expect(next([], { '1.1': '2026-11-22' }, { restarts: [{ week: 0, at }] })).toBe('1.1')
  })

  test('the latest session is found by local date, not UTC', () => {
    mockZone = -8
    // Logged on the 23rd at 5 p.m.; an earlier week is ticked on the 24th.
    const logged = done('3.1', '2026-11-24T01:00:00.000Z')
    expect(next([logged], { '2.1': '2026-11-24' })).toBe('2.2')
  })
})
