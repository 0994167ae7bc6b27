import { emptyState } from '../../../src/training/model/log'
import { type Log, type LogAction, logReducer } from '../../../src/training/model/log-reducer'
import { planProgress } from '../../../src/training/model/plan-progress'
import { slotsOf } from '../../../src/training/model/slots'
import { mergeLogs } from '../../../src/training/model/transfer/merge'
import { done, doneIn, openSession, PRESS, swap } from './open-session'
import { planOf, rules } from './train-by-hand'

const slots = slotsOf(planOf({}, rules.double), 8)
const session = openSession()
const second = 1000
const start = Date.parse(session.started)
const iso = (after: number) => new Date(start + after * second).toISOString()

const begin: LogAction = { type: 'put', at: iso(0), sessions: [session] }
const does = (after: number, ...moves: Parameters<typeof moved>[1][]): LogAction[] =>
  moves.map((move) => moved(after, move))
function moved(
  after: number,
  action: ReturnType<typeof done> | { type: 'finished' | 'continued' },
) {
  return {
    type: 'session' as const,
    id: session.id,
    action: { ...action, at: start + after * second },
  }
}
const plan = (action: Extract<LogAction, { type: 'plan' }>['action']): LogAction => ({
  type: 'plan',
  plan: 'plan',
  action,
})
const best = (load: number, after: number) =>
  plan({
    type: 'maxima',
    maxima: { squat: { load, unit: 'kg', reps: 1, at: iso(after) } },
    at: iso(after),
  })

const none: Log = { sessions: new Map(), plans: new Map(), undoSteps: new Map() }
const after = (actions: readonly LogAction[], log = none) => actions.reduce(logReducer, log)
const stateIn = ({ plans }: Log) => plans.get('plan') ?? emptyState('plan')
const nextIn = (log: Log) =>
  planProgress(slots, [...log.sessions.values()], {}, stateIn(log)).next?.key

const trained = [
  begin,
  ...does(10, done(PRESS, 0), swap(PRESS, 'dip', true)),
  moved(20, { type: 'finished' }),
]

test.each<[path: string, next: string, actions: LogAction[]]>([
  ['begin', '1.1', [begin]],
  ['begin, finish', '2.1', trained],
  ['begin, finish, reopen', '1.1', [...trained, moved(30, { type: 'continued' })]],
  ['begin, put off', '1.1', [begin, { type: 'remove', session: session.id }]],
  ['skip', '2.1', [plan({ type: 'skip', key: '1.1', at: iso(1) })]],
  [
    'skip, unskip',
    '1.1',
    [
      plan({ type: 'skip', key: '1.1', at: iso(1) }),
      plan({ type: 'unskip', key: '1.1', at: iso(2) }),
    ],
  ],
  ['finish, repeat the week', '1.1', [...trained, plan({ type: 'restart', week: 1, at: iso(30) })]],
  [
    'finish, begin the plan again',
    '1.1',
    [...trained, plan({ type: 'restart', week: 0, at: iso(30) })],
  ],
  [
    'finish, repeat the week, undo that',
    '2.1',
    [
      ...trained,
      plan({ type: 'restart', week: 1, at: iso(30) }),
      plan({ type: 'go on', restart: iso(30), at: iso(31) }),
    ],
  ],
  ['finish, erase', '1.1', [...trained, { type: 'erase', plan: 'plan' }]],
  [
    'finish, erase, begin again, finish',
    '2.1',
    [...trained, { type: 'erase', plan: 'plan' }, ...trained],
  ],
])('%s: next is %s', (_, next, actions) => {
  expect(nextIn(after(actions))).toBe(next)
})

test('erasing a plan removes all of it and leaves other plans alone', () => {
  const other = { ...session, id: 'other', plan: 'other' }
  const log = after([...trained, best(100, 40), { type: 'put', at: iso(0), sessions: [other] }])
  const erased = after([{ type: 'erase', plan: 'plan' }], log)
  expect([[...erased.sessions.keys()], erased.plans.size, erased.undoSteps.size]).toEqual([
    ['other'],
    0,
    0,
  ])
})

test('an action after an erase changes nothing', () => {
  const erased = after([...trained, { type: 'erase', plan: 'plan' }])
  expect(after(does(50, done(PRESS, 1)), erased)).toBe(erased)
})

test('a best can be corrected at any time', () => {
  expect(stateIn(after([...trained, best(1000, 40), best(100, 50)])).maxima.squat?.load).toBe(100)
})

test('a log continued in another browser merges back without conflicts', () => {
  const log = after([...trained, best(100, 40)])
  const [sessions, plans] = [[...log.sessions.values()], [...log.plans.values()]]
  const there = after([{ type: 'put', at: iso(60), sessions, plans }])
  expect(stateIn(there)).toMatchObject({
    swaps: { press: 'dip' },
    maxima: { squat: { load: 100 } },
  })
  const gone = after(
    [
      moved(70, { type: 'continued' }),
      ...does(80, done(PRESS.replace('press / 1 / press', 'press / 1 / dip'), 0)),
      moved(90, { type: 'finished' }),
    ],
    there,
  )
  const both = { sessions: [...gone.sessions.values()], plans: [...gone.plans.values()] }
  expect(mergeLogs({ sessions, plans }, both)).toMatchObject({
    sessions: [{ id: 'open' }],
    differing: [],
  })
  expect(mergeLogs(both, both)).toMatchObject({ known: 1, differing: [], sessions: [], plans: [] })
  expect(doneIn(gone.sessions.get('open') ?? session)[1]).toBe('dip 8 .')
})

const recordsIn = ({ sessions, plans }: Log) => ({
  sessions: [...sessions.values()],
  plans: [...plans.values()],
})

/** The log after an import of another log's file. */
function importing(log: Log, other: Log) {
  const { sessions, plans } = mergeLogs(recordsIn(log), recordsIn(other))
  return after([{ type: 'put', at: iso(90), sessions, plans }], log)
}

test.each<[decision: string, does: LogAction[], undo: LogAction]>([
  [
    'a skipped session',
    [plan({ type: 'skip', key: '1.1', at: iso(1) })],
    plan({ type: 'unskip', key: '1.1', at: iso(2) }),
  ],
  [
    'a swap',
    [plan({ type: 'swap', planned: 'press', to: 'dip', at: iso(1) })],
    plan({ type: 'swap', planned: 'press', to: 'press', at: iso(2) }),
  ],
  [
    'a restart',
    [plan({ type: 'restart', week: 0, at: iso(1) })],
    plan({ type: 'go on', restart: iso(1), at: iso(2) }),
  ],
  [
    'kept weights',
    [plan({ type: 'keep weights', before: iso(1), at: iso(1) })],
    plan({ type: 'keep weights', before: undefined, at: iso(2) }),
  ],
])('an older file of one’s own does not bring back %s', (_, does, undo) => {
  const older = after(does)
  const undone = after([undo], older)
  expect(importing(undone, older)).toEqual(undone)
  // Nor does it by way of another browser, which imports it after the undo.
  expect(importing(undone, importing(none, older))).toEqual(undone)
})

test('a state of unknown age is stored as of its import, and adds to no other', () => {
  const skipped = { '1.1': iso(1) }
  const ageless = { ...none, plans: new Map([['plan', { ...emptyState('plan'), skipped }]]) }
  expect(stateIn(importing(none, ageless))).toMatchObject({ skipped, changed: iso(90) })
  const here = after([best(100, 40)])
  expect(importing(here, ageless)).toEqual(here)
})

test('decisions made in another browser come back with the log, and none is lost', () => {
  const here = after([plan({ type: 'swap', planned: 'press', to: 'dip', at: iso(1) })])
  const there = after(
    [
      plan({ type: 'skip', key: '1.1', at: iso(2) }),
      plan({ type: 'swap', planned: 'press', to: 'push-up', at: iso(3) }),
      plan({ type: 'swap', planned: 'squat', to: 'goblet', at: iso(3) }),
      plan({ type: 'restart', week: 1, at: iso(4) }),
    ],
    importing(none, here),
  )
  const back = importing(here, there)
  expect(stateIn(back)).toMatchObject({
    skipped: { '1.1': iso(2) },
    swaps: { press: 'dip', squat: 'goblet' },
    restarts: [{ week: 1, at: iso(4) }],
  })
  expect(importing(back, there)).toEqual(back)
})
