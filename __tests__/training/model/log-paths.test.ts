import { emptyState } from '../../../packages/progression/record/plan-state'
import { slotsOf } from '../../../packages/progression/week/slots'
import type { PlanChange } from '../../../src/training/model/change-plan'
import { type Log, type LogAction, logReducer } from '../../../src/training/model/log-reducer'
import type { SessionMove } from '../../../src/training/model/moves/session-action'
import { planProgress } from '../../../src/training/model/plan-progress'
import { mergeLogs } from '../../../src/training/model/transfer/merge'
import { done, doneIn, openSession, PRESS, swap } from './open-session'
import { planOf, rules } from './train-by-hand'

const slots = slotsOf(planOf({}, rules.double), 8)
const session = openSession()
const second = 1000
const start = Date.parse(session.started)
const iso = (after: number) => new Date(start + after * second).toISOString()

const begin: LogAction = { type: 'put', at: iso(0), sessions: [session] }
const does = (after: number, ...moves: SessionMove[]): LogAction[] =>
  moves.map((move) => {
    const action = { ...move, at: start + after * second }
    return { type: 'session', id: session.id, action }
  })
/** A decision, some seconds after the start. */
const decides = (after: number, change: PlanChange): LogAction => ({
  type: 'plan',
  plan: 'plan',
  at: iso(after),
  change,
})
const best = (load: number, after: number) =>
  decides(after, { maxima: { squat: { load, unit: 'kg', reps: 1, at: iso(after) } } })
const skip = decides(1, { skipped: { '1.1': iso(1) } })
const unskip = decides(2, { skipped: { '1.1': undefined } })
const repeat = (week: number) => decides(30, { restarts: { [iso(30)]: { week, at: iso(30) } } })
const undoRepeat = decides(31, { restarts: { [iso(30)]: undefined } })
const erase: LogAction = { type: 'erase', plan: 'plan' }

const recordsIn = ({ sessions, plans }: Log) => ({
  sessions: [...sessions.values()],
  plans: [...plans.values()],
})
const none: Log = { sessions: new Map(), plans: new Map(), undoSteps: new Map() }
const after = (actions: readonly LogAction[], log = none) => actions.reduce(logReducer, log)
const stateIn = ({ plans }: Log) => plans.get('plan') ?? emptyState('plan')
const nextIn = (log: Log) =>
  planProgress(slots, [...log.sessions.values()], stateIn(log), null).next?.key

const trained = [
  begin,
  ...does(10, done(PRESS, 0), swap(PRESS, 'dip', true)),
  ...does(20, { type: 'finished' }),
]

test.each<[path: string, next: string, actions: LogAction[]]>([
  ['begin', '1.1', [begin]],
  ['begin, finish', '2.1', trained],
  ['begin, finish, reopen', '1.1', [...trained, ...does(30, { type: 'reopened' })]],
  ['begin, put off', '1.1', [begin, { type: 'remove', session: session.id }]],
  ['skip', '2.1', [skip]],
  ['skip, unskip', '1.1', [skip, unskip]],
  ['finish, repeat the week', '1.1', [...trained, repeat(1)]],
  ['finish, begin the plan again', '1.1', [...trained, repeat(0)]],
  ['finish, repeat the week, undo that', '2.1', [...trained, repeat(1), undoRepeat]],
  ['finish, erase', '1.1', [...trained, erase]],
  ['finish, erase, begin again, finish', '2.1', [...trained, erase, ...trained]],
])('%s: next is %s', (_, next, actions) => {
  expect(nextIn(after(actions))).toBe(next)
})

test('erasing a plan removes all of it and leaves other plans alone', () => {
  const other = { ...session, id: 'other', plan: 'other' }
  const log = after([...trained, best(100, 40), { type: 'put', at: iso(0), sessions: [other] }])
  const erased = after([erase], log)
  expect([...erased.sessions.keys()]).toEqual(['other'])
  expect(erased.plans.size).toBe(0)
  expect([...erased.undoSteps.values()].flat()).toEqual([])
  expect(after(does(50, done(PRESS, 1)), erased)).toBe(erased)
})

test('a best can be corrected at any time', () => {
  expect(stateIn(after([...trained, best(1000, 40), best(100, 50)])).maxima.squat?.load).toBe(100)
})

test('a log continued in another browser merges back without conflicts', () => {
  const log = after([...trained, best(100, 40)])
  const { sessions, plans } = recordsIn(log)
  const there = after([{ type: 'put', at: iso(60), sessions, plans }])
  expect(stateIn(there)).toMatchObject({
    swaps: { press: 'dip' },
    maxima: { squat: { load: 100 } },
  })
  const gone = after(
    [
      ...does(70, { type: 'reopened' }),
      ...does(80, done(PRESS.replace('press / 1 / press', 'press / 1 / dip'), 0)),
      ...does(90, { type: 'finished' }),
    ],
    there,
  )
  const both = recordsIn(gone)
  expect(mergeLogs({ sessions, plans }, both)).toMatchObject({
    sessions: [{ id: 'open' }],
    differing: [],
  })
  expect(mergeLogs(both, both)).toMatchObject({ known: 1, differing: [], sessions: [], plans: [] })
  expect(doneIn(gone.sessions.get('open') ?? session)[1]).toBe('dip 8 .')
})

/** The log after an import of another log's file. */
function importing(log: Log, other: Log) {
  const { sessions, plans } = mergeLogs(recordsIn(log), recordsIn(other))
  return after([{ type: 'put', at: iso(90), sessions, plans }], log)
}

const swapped = (at: number, to?: string) => decides(at, { swaps: { press: to } })
const unkept = decides(2, { kept: undefined })
test.each<[string, decision: LogAction, undo: LogAction]>([
  ['a skipped session', skip, unskip],
  ['a swap', swapped(1, 'dip'), swapped(2)],
  ['a restart', repeat(0), undoRepeat],
  ['kept weights', decides(1, { kept: iso(1) }), unkept],
])('an older file of one’s own does not bring back %s', (_, decision, undo) => {
  const older = after([decision])
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
  const here = after([swapped(0, 'dip')])
  const goblet = decides(3, { swaps: { squat: 'goblet' } })
  const there = after([skip, swapped(3, 'push-up'), goblet, repeat(1)], importing(none, here))
  const back = importing(here, there)
  expect(stateIn(back)).toMatchObject({
    skipped: { '1.1': iso(1) },
    swaps: { press: 'dip', squat: 'goblet' },
    restarts: [{ week: 1, at: iso(30) }],
  })
  expect(importing(back, there)).toEqual(back)
})
