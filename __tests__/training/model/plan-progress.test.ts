import type { Program } from '../../../src/plan/model/program'
import { parseProgression } from '../../../src/plan/model/progression'
import type { SessionLog } from '../../../src/training/model/log'
import { planProgress } from '../../../src/training/model/plan-progress'
import { emptyState } from '../../../src/training/model/plan-state'
import { slotsOf } from '../../../src/training/model/slots'
import { openSession } from './open-session'
import { line } from './train-by-hand'

/** The trainee's offset from UTC, in hours. */
let mockZone = 0
jest.mock('../../../src/lib/dates', () => ({
  ...jest.requireActual('../../../src/lib/dates'),
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
  return { ...openSession(), id: key, week, session, started: finished, finished }
}
/** The key of the next session. */
const next = (
  sessions: SessionLog[],
  ticks: Record<string, string> = {},
  decisions: Partial<typeof state> = {},
) => planProgress(slots, sessions, ticks, { ...state, ...decisions }).next?.key

test('sessions follow the order of their days, which may alternate', () => {
  const names = slots.map(({ key, name }) => `${key} ${name}`)
  expect(names).toEqual(['1.1 A', '1.2 B', '2.1 B', '2.2 A', '3.1 A', '3.2 B'])
})

const first = done('1.1', '2026-01-05')
const restarted = (week: number) => ({ restarts: [{ week, at: '2026-01-08T10:00:00.000Z' }] })
const all = slots.map(({ key }, index) => done(key, `2026-01-0${index + 1}`))
test.each<[string, string | undefined, ...Parameters<typeof next>]>([
  ['sessions of a week can be done in any order', '1.1', [done('1.2', '2026-01-05')]],
  ['a start in mid-plan continues there', '2.1', [done('2.2', '2026-01-05')]],
  ['and goes on to the next week', '3.1', [done('2.2', '2026-01-05'), done('2.1', '2026-01-07')]],
  ['ticks count', '2.1', [], { '1.1': '2026-01-05', '1.2': '2026-01-07' }],
  ['sessions of other plans do not', '1.1', [{ ...first, plan: 'other' }]],
  ['an unfinished session does not', '1.1', [{ ...first, finished: undefined }]],
  ['a skipped one is passed over', '1.2', [], {}, { skipped: { '1.1': '2026-01-05T10:00Z' } }],
  ['a restarted week opens again', '1.1', [first, done('1.2', '2026-01-07')], {}, restarted(1)],
  [
    'an old session corrected after a restart still belongs before it',
    '1.1',
    [{ ...done('3.2', '2026-01-05'), finished: '2026-01-09T10:00:00.000Z' }],
    {},
    restarted(0),
  ],
  ['after the last session nothing is next', undefined, all],
  ['unless an earlier one is open', '1.1', all.slice(1)],
])('%s', (_, key, ...args) => {
  expect(next(...args)).toBe(key)
})

test('ticks of sessions removed from the plan do not count', () => {
  const { done: known, total } = planProgress(slots, [], { '9.7': '2026-01-05' }, state)
  expect([known.size, total]).toEqual([0, 6])
})

test('a line keeps its key when others are added before it', () => {
  const keys = slots[1]?.lines.map(({ lineKey }) => lineKey)
  expect(keys).toEqual(['B / press / 1', 'B / squat / 1', 'B / press / 2'])
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
