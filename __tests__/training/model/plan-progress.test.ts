import type { Program } from '../../../packages/progression/language/program'
import { parseProgression } from '../../../packages/progression/language/progression'
import { readSession, type SessionLog } from '../../../packages/progression/record/log'
import { emptyState } from '../../../packages/progression/record/plan-state'
import { sessionKey, slotsOf } from '../../../packages/progression/week/slots'
import { checkedSessions } from '../../../src/training/model/marked-session'
import { planProgress } from '../../../src/training/model/plan-progress'
import { openSession } from './open-session'
import { line } from './train-by-hand'

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
const next = (sessions: SessionLog[], decisions: Partial<typeof state> = {}) =>
  planProgress(slots, sessions, { ...state, ...decisions }, null).next?.key

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
  ['sessions of other plans do not', '1.1', [{ ...first, plan: 'other' }]],
  ['an unfinished session does not', '1.1', [{ ...first, finished: undefined }]],
  ['a skipped one is passed over', '1.2', [], { skipped: { '1.1': '2026-01-05T10:00Z' } }],
  ['a restarted week opens again', '1.1', [first, done('1.2', '2026-01-07')], restarted(1)],
  [
    'an old session corrected after a restart still belongs before it',
    '1.1',
    [{ ...done('3.2', '2026-01-05'), finished: '2026-01-09T10:00:00.000Z' }],
    restarted(0),
  ],
  ['after the last session nothing is next', undefined, all],
  ['unless an earlier one is open', '1.1', all.slice(1)],
])('%s', (_, key, ...args) => {
  expect(next(...args)).toBe(key)
})

test('where the plan leaves a missed session out, the one after the last is next', () => {
  const nextAfter = (keys: string[], missed: Program['progression']['missed']) =>
    planProgress(
      slots,
      keys.map((key, index) => done(key, `2026-01-0${index + 5}`)),
      state,
      missed,
    ).next?.key
  expect(nextAfter(['1.1', '2.2'], { take: 'left out' })).toBe('3.1')
  expect(nextAfter(['1.1', '2.2'], { take: 'left out', from: 3 })).toBe('2.1')
  expect(nextAfter(['1.1', '3.2'], { take: 'left out' })).toBeUndefined()
})

test('sessions removed from the plan do not count', () => {
  const { done: known, total } = planProgress(slots, [done('9.7', '2026-01-05')], state, null)
  expect([known.size, total]).toEqual([0, 6])
})

test('a line keeps its key when others are added before it', () => {
  const keys = slots[1]?.lines.map(({ lineKey }) => lineKey)
  expect(keys).toEqual(['B / press / 1', 'B / squat / 1', 'B / press / 2'])
})

describe('check marks of before', () => {
  const plan = { planId: 'plan', title: 'Plan' }
  const now = new Date(2026, 10, 23, 12)
  const read = (stored: unknown, known: string[] = [], restarts: typeof state.restarts = []) =>
    checkedSessions(stored, plan, slots, { done: new Set(known), restarts }, now)
  const keys = (sessions: SessionLog[]) =>
    sessions.map(({ week, session }) => sessionKey(week, session))

  test('become sessions of their day, each once', () => {
    const [first, ...others] = read({ '1.1': '2026-11-20', '1.2': '2026-11-22' })
    expect(first).toMatchObject({ plan: 'plan', planTitle: 'Plan', name: 'A', date: '2026-11-20' })
    expect(readSession(JSON.parse(JSON.stringify(first)))).toEqual(first)
    expect(keys(others)).toEqual(['1.2'])
    expect(next([...others])).toBe('1.1')
    expect(read({ '1.1': '2026-11-20' })[0]?.id).toBe(first?.id)
  })

  test.each<[string, unknown]>([
    ['of a trained session', { '2.1': '2026-11-20' }],
    ['of a session that the plan lacks', { '9.7': '2026-11-20', nonsense: '2026-11-20' }],
    ['without a day', { '1.1': 'yesterday', '1.2': 7 }],
    ['of another shape', ['1.1']],
    ['that are missing', undefined],
  ])('%s add nothing', (_, stored) => {
    expect(read(stored, ['2.1'])).toEqual([])
  })

  test('of the day of a restart count after it, and of today before now', () => {
    const at = new Date(2026, 10, 22, 18).toISOString()
    const checked = read({ '1.1': '2026-11-22', '1.2': '2026-11-23' })
    expect(next(checked, { restarts: [{ week: 0, at }] })).toBe('2.1')
    expect(checked[1]?.finished).toBe(now.toISOString())
  })

  test('that a restart removed come back when it is undone', () => {
    const restart = { week: 1, at: '2026-11-22T10:00:00.000Z', ticks: { '1.1': '2026-11-22' } }
    const checked = read({}, [], [restart])
    expect(next(checked, { restarts: [restart] })).toBe('1.1')
    expect(next(checked)).toBe('1.2')
  })
})
